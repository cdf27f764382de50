import type { SpecialtyName } from '#domain/catalogue/specialties.ts'

/**
 * Medical terms are compounds: 'colangite' is an inflammation of the bile ducts, 'nefrectomia' removes a kidney, though
 * no list has them. The organ determines the specialties; the other part only shows that the word is medical.
 */
const HAPPENS =
  'ites?|oses?|omas?|patias?|patic[ao]s?|algias?|[ei]ctomias?|plastias?|s?tomias?|scopias?|grafias?|metrias?|r?ragias?|r?reias?|emias?|urias?|trofias?|penias?|lises?|centeses?|ptoses?|celes?|megalias?|plegias?|paresias?|escleroses?|malacias?|dinias?|ectasias?|espasmos?|estenoses?|litiases?|displasias?|plasias?|genes[ei]s?|fagias?|tripsias?|dese|deses'

const ORGANS: readonly (readonly [specialties: readonly SpecialtyName[], beginnings: string])[] = [
  [['Cardiologista'], 'cardi|miocard|pericard|endocard|coronari|aort|valvul|taquicard|bradicard'],
  [['Angiologista'], 'angi|vascul|fleb|tromboflebit|varic(?!oc)|arteri|linfang|linfed|safen'],
  [
    ['Gastroenterologista'],
    'gastr|esofag|duoden|enter|colono|colit|colost|colect|colec|colang|coled|hepat|pancreat|proct|reto(?!n)|retit|hemorroid|diverticul|apendic|ile(?:o|it)|jejun|periton|sigmoid|bil(?:i|o)|stea?tohep|esteatohep|laparo|hernio|dispep|disfag',
  ],
  [['Nefrologista', 'Urologista'], 'nefr|glomerul|pielo|hidronefr|protein(?=uri)|albumin'],
  [
    ['Urologista', 'Nefrologista'],
    'uro|cistit|cisto(?=sc|ce|ec|gr)|prostat|orqui|epididim|uret|balan|postit|varicoc|hidroc|oligosperm|azoosperm|poliuri|hematuri|disuri',
  ],
  [
    ['Neurologista'],
    'neur|mio(?=pat|ton|clon)|encefal|mening|cerebr|mielit|mielop|polineur|radicul|cefal|hemicran|ganglio|hidrocef|microcef',
  ],
  [
    ['Oftalmologista'],
    'oftalm|querato|queratit|cerat|retin|uve|conjuntiv|blefar|irid|irit|esclerit|corneo|vitre|dacrio|facoe|pterig|exoftalm',
  ],
  [
    ['Otorrinolaringologista'],
    'otit|oto|rin(?=o|it)|sinus|laring|faring|amigdal|tonsil|adenoid|timpan|mastoid|traque|epiglot|labirint|septo(?=pl)|uvul|parotid|sialo',
  ],
  [['Pneumologista'], 'pneum|pleur|bronc|bronq|pulmon|torac|alveolit'],
  [
    ['Reumatologista', 'Ortopedista'],
    'artrit|artral|artrop|poliart|reumat|espondilit|sacroil|miosit|polimiosit|dermatomiosit|fibromi|vasculit',
  ],
  [
    ['Ortopedista'],
    'oste|condr|menisc|tend[oi]|burs|espondil|escoli|cifo|cifose|lordo|lumb|lombo|cervico(?=br|al|dini)|cervicalg|dorsal|fasci|epicondil|capsul|artro|coxo|coxar|gonar|sinov|tenos|metatars|mialg|cocci|ligament|laminec|discec|disco(?=pat)',
  ],
  [
    ['Dermatologista'],
    'derm|epiderm|cutan|melan|querato(?=se|derm)|onic|tric|folicul|seborr|hidraden|eritem|pitir|acant|ictio|xero|parapsor|hiperhidr|bromidr|foto(?=derm)|celulit|panicul',
  ],
  [
    ['Ginecologista'],
    'gine|vagin|vulv|uter|endometr|adenomi|miom|ovari|oofor|ooforo|salping|anex|colp|hister|cervicit|metr(?=it|or)|mamo|mastit|mastal|mastec|masto|menor|amenor|dismenor|polimen|obstet|epision|pre?eclamp|lacta|galact',
  ],
  [
    ['Endocrinologista'],
    'tireo|tiro|hipotir|hipertir|adren|hipofis|paratir|glic|insulin|hipoglic|hiperglic|suprarr|acromeg|ginecomast|cetoac|dislipid|hiperlipid',
  ],
  [
    ['Hematologista'],
    'hemat|hemoglob|hemof|hemol|leuc|leuq|plaquet|trombocit|trombof|eritro|linfocit|linfopen|mielof|mielod|esplen|anem|coagul|neutrop|policit|pancit',
  ],
  [
    ['Oncologista'],
    'onco|carcin|adenocarc|sarcom|neoplas|blastom|glio|metast|retinobl|neurobl|osteossarc|mesoteli|condrossarc',
  ],
  [
    ['Dentista'],
    'odont|dent|gengiv|periodont|periapic|estomat|gloss|queil|alveol|pulpit|maxil|endodont|apicec|pericoron|ortogn',
  ],
  [
    ['Infectologista'],
    'bacter|septic|viremi|parasit|helmint|toxopl|leishm|tripan|candid(?=emi)|criptoc|histopl|aspergil|paracocc|esquistoss|amebi|giardi|ascari|tenias|oxiur',
  ],
  [['Alergologista'], 'alerg|anafil'],
]

/** Endings that determine the specialty alone. */
const ENDS: readonly (readonly [specialties: readonly SpecialtyName[], ends: string])[] = [
  [
    ['Cirurgião Plástico'],
    '(?:mam[oi]|abdomin|blefar|ritid|glute|ment|ninf|labi|ot|lip|mastop|torso|braqui|crur|frontop)oplastias?',
  ],
  [['Cirurgião Plástico', 'Otorrinolaringologista'], '(?:rino|rinosepto)plastias?'],
  [['Psicólogo', 'Psiquiatra'], '.{3,}fobias?|.{3,}fobic[ao]s?'],
  [['Psiquiatra', 'Psicólogo'], '(?:clept|pir|meg?alo|tric?otilo|nifo|ninfo|hipo|dipso|eroto)manias?'],
  [
    ['Fonoaudiólogo', 'Neurologista'],
    'd?is(?:lal|fon|fas|graf|artr|fluen|cal(?:cu)?l|ortogr)ias?|a(?:fas|fon|prax)ias?|ecolalias?',
  ],
  [['Oftalmologista'], '(?:mi|hipermetr|presbi|ambli|dipl|hemeral|ret(?:in)?o(?:pat)?)opias?'],
]

const learned = ORGANS.map(
  ([specialties, beginnings]) =>
    [specialties, new RegExp(`^(?:${beginnings})[a-z]*?(?:${HAPPENS})$`)] as const,
)
const ended = ENDS.map(([specialties, ends]) => [specialties, new RegExp(`^(?:${ends})$`)] as const)
const MAY_BE_LEARNED = new RegExp(
  `(?:${HAPPENS}|fobias?|fobic[ao]s?|manias?|[a-z]opias?|lalias?|fonias?|fasias?|artrias?|praxias?)$`,
)
const LEAST_LETTERS = 7

/** Returns the specialties for a compound of organ and process, best first; empty for other words. */
export function specialtiesOfLearned(word: string): readonly SpecialtyName[] {
  if (word.length < LEAST_LETTERS || !MAY_BE_LEARNED.test(word)) return []
  const found = [...ended, ...learned].find(([, pattern]) => pattern.test(word))
  return found?.[0] ?? []
}
