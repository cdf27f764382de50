import type { AccessFeature, Language } from '#domain/catalogue/languages_and_access.ts'
import { isPersonName } from './person_names.ts'
import type { MarkerEntry, MarkerRole, PhraseMeaning, Spelling } from './dictionary_entry.ts'

/** Words that name nothing but classify their neighbours. Folded, comma-separated. */
const MARKER_WORDS: Readonly<Record<Exclude<MarkerRole, 'gender' | 'noise'>, string>> = {
  in: 'em, no, na, nos, nas, perto de, perto do, perto da, proximo a, proximo de, proximo ao, proximo do, proximo da, na cidade de, cidade de, cidade, na regiao de, regiao de, municipio de, localizado em, localizada em, na regiao do, na regiao da, dentro de, em torno de, atende em, atendem em, atendendo em, que atende em, que atendem em, que atenda em, que atendam em, atenda em, mora em, moro em, estou em, fica em, fique em, atua em, aqui em, aqui no, aqui na, la em, en, near',
  stateOf:
    'estado de, estado do, estado da, no estado de, no estado do, no estado da, estado, interior de, interior do, interior da, no interior de, no interior do, no interior da',
  plan: 'convenio, convenios, plano, planos, plano de saude, planos de saude, seguro saude, convenio medico, que atende, que atendem, que atenda, que atendam, atende, atendem, atenda, atendam, aceita, aceite, aceitem, aceito, aceitar, que aceita, que aceitam, que aceite, que aceitem, que pegue, pegue, pega, que pega, aceitam, aceitando, credenciado, credenciada, credenciados, credenciadas, credenciado na, credenciada na, credenciado da, cobertura, coberto, pelo, pela, pelo plano, pela operadora, operadora, pelo convenio, pelo plano da, pelo plano do, atendendo, conveniado, conveniada, conveniado a, do plano, com plano, com convenio, tenho plano, tenho convenio, tenho, uso, carteirinha, carteirinha da, rede credenciada, meu plano e, meu convenio e, meu plano, meu convenio',
  planName:
    'top, top nacional, nacional, nacional plus, flex, nacional flex, efetivo, prata, ouro, bronze, diamante, black, master, especial, exato, executivo, classico, completo, mix, pleno, ambulatorial, enfermaria, apartamento, empresarial, empresa, individual, familiar, facil, blue, one, premium, plus, basico, regional, estadual, beta, smart, advance, s380, s450, s580, s750, s1500, max, hospitalar, dental, odonto, seguros, seguro, saude, coletivo, por adesao, cooperativa, paulistana, fesp, intercambio, prime, life, vip, standard, coparticipacao, com coparticipacao',
  title:
    'dr, dra, doutor, doutora, drs, dras, doutores, doutoras, prof, profa, professor, professora, sr, sra, o doutor, a doutora',
  who: 'medico, medicos, med, profissional, profissionais, especialista, especialistas, que seja, seja, que for, for, prefiro, preferencia, de preferencia, preferencialmente, se possivel, se for possivel, sexo, do sexo, genero, ser atendida por, ser atendido por, atendida por, atendido por',
  not: 'nem, fora de, nao precisa ser em, nao precisa ser no, nao precisa ser na, que nao fique em, que nao fique no, que nao fique na, que nao fica em, que nao fica no, que nao fica na, nao em, nao no, nao na, nao nos, nao nas, nem em, nem no, nem na, mas nao em, mas nao no, mas nao na, que nao seja, nao seja, que nao for, nao sendo, menos, exceto, sem ser, tirando, a nao ser, nao quero, nao quero ser, que nao seja da, que nao seja do, que nao seja pelo, que nao seja pela',
  left: 'nao moro em, nao moro no, nao moro na, nao moro mais em, nao moro mais no, nao moro mais na, ex morador de, ex moradora de, me mudei de, mudei de, me mudei do, me mudei da, mudei do, mudei da, sai de, vim de, vim do, vim da, morava em, morava no, morava na',
  notInsurer:
    'nao, sem, sem convenio, sem plano, sem plano de saude, sem o convenio, sem o plano, nao tenho, nao tenho convenio, nao tenho plano, nao uso, nao e, nao aceita, nao aceite, nao atende, que nao atende, que nao aceita, que nao atenda, que nao aceite,  nao precisa ser, nao pode ser, fora da, fora do',
  refers:
    'encaminhou, encaminhado, encaminhada, mandou, mandou procurar, mandou ir, indicou, pediu, pediu pra, recomendou, solicitou, sugeriu, orientou, falou pra procurar, falou para procurar, disse pra procurar, disse para procurar, quer que eu procure',
  suspects:
    'deu, mostrou, acusou, apontou, constatou, diagnosticou, acho que e, acho que seja, acho que estou com, acho que to com, acho que tenho, deve ser, pode ser, parece ser, parece que e, sera que e, suspeita de, suspeito de, desconfio de, diagnosticado com, diagnosticada com, diagnostico de, descobri que tenho, medico disse que e, medico falou que e',
  because:
    'sou, trabalho como, sou formado em, sou formada em, sou estudante de, estudo, minha mae e, meu pai e, minha esposa e, minha mulher e, meu marido e, meu esposo e, minha irma e, meu irmao e, minha filha e, meu filho e, depois de, depois da, depois do, depois que, apos, apos a, apos o, por causa de, por causa da, por causa do, por conta de, por conta da, por conta do, devido a, devido ao, desde a, desde o, desde que',
  connective: 'de, da, do, das, dos, e, d, del, di',
}

/** Function words, greetings and politeness: no information for the search. */
const NOISE =
  'a, o, as, os, um, uma, uns, umas, ao, aos, com, para, pra, pro, pros, pras, por, que, q, ou, ate, mais, muito, muita, muitos, muitas, bem, tao, pouco, presciso, presiso, presizo, pressiso, nescessito, nescesito, necessitava, adolecente, adolecentes, adolesente, adolesentes, quero, queria, queremos, quer, quis, preciso, precisando, precisava, precisamos, precisa, necessito, necessita, necessario, somos, estou, tou, esta, estao, estava, esto, ta, era, foi, foram, sera, seria, vou, vai, vamos, fui, moro, mora, moramos, gostaria, gosto, posso, pode, podem, poderia, podia, procuro, procura, procurando, procurar, procurava, busco, buscar, busca, buscando, encontrar, encontro, encontre, achar, acho, ache, acha, achei, marcar, marque, agendar, agenda, agende, agendamento, ver, veja, ir, me, te, lhe, nos, eu, ele, ela, eles, elas, voce, voces, vc, vcs, meu, minha, meus, minhas, seu, sua, seus, suas, nosso, nossa, dele, dela, mim, qual, quais, onde, aonde, como, quando, quanto, porque, pq, quem, tem, tenha, tenham, temos, teria, ter, tinha, tive, ha, existe, existem, haver, trata, trate, tratam, tratando, cuida, cuide, cuidam, cuidar, tratar, tratamento, tratamentos, entende, entenda, atender, atendimento, atendimentos, fazer, faz, faca, fazem, fazendo, feito, realiza, realize, realizar, resolve, resolver, ajuda, ajude, ajudar, ajudem, ajudando, ajudas, auxilio, ' +
  'clinica, clinicas, consulta, consultas, consultar, consulte, consultorio, consultorios, especialidade, especialidades, especializado, especializada, especializados, especializacao, saude, area, servico, servicos, problema, problemas, dor, dores, doenca, doencas, cirurgia, cirurgias, sintoma, sintomas, caso, casos, quadro, diagnostico, queixa, transtorno, sindrome, crise, crises, paciente, pacientes, retorno, avaliacao, avaliar, acompanhamento, acompanhar, orientacao, segunda opiniao, opiniao, receita, centro medico, centro clinico, centro de saude, centro de especialidades, centro odontologico, clinica medica de, consulta medica, area medica, atendimento medico, equipe medica, receita medica, duvida, duvidas, ' +
  'bom, boa, bons, boas, melhor, melhores, otimo, otima, otimos, otimas, excelente, excelentes, maravilhoso, maravilhosa, competente, experiente, atencioso, atenciosa, humanizado, humanizada, confiavel, confianca, de confianca, renomado, famoso, famosa, bem avaliado, bem avaliada, bem avaliados, bem avaliadas, avaliado, avaliada, avaliados, avaliadas, avaliacoes, nota, notas, nota alta, recomendado, recomendada, recomendados, recomenda, recomende, recomendam, recomendacao, indicado, indicada, indica, indique, indicam, indicar, indicacao, indicacoes, indicacao de, conhece, conhecem, conheca, sabe, sabem, saber, sei, sugere, sugestao, sugestoes, dica, dicas, alguem, algum, alguma, alguns, algumas, nenhum, nenhuma, ninguem, qualquer, outro, outra, outros, outras, cada, mesmo, mesma, so, somente, apenas, tambem, tbm, ja, ainda, sempre, nunca, talvez, entao, mas, porem, pois, assim, isso, isto, esse, essa, esses, essas, este, estes, estas, aquele, aquela, la, ali, ai, aqui, ca, ' +
  'oi, ola, oie, alo, opa, eai, ei, hey, bom dia, boa tarde, boa noite, tudo bem, td bem, tudo bom, por favor, pfv, pf, favor, obrigado, obrigada, obg, valeu, grato, grata, agradeco, desde ja, com licenca, desculpa, ok, ok google, google, alexa, siri, gente, pessoal, galera, amigo, amiga, amigos, moco, o moco, gostaria de saber, me indica, me indique, me ajuda, me ajude, pelo amor de deus, nao sei, nao sei qual, nao consigo achar, nao achei, nao encontro, nao importa, tanto faz, ' +
  'infantil, infantis, adulto, adultos, adulta, adultas, adolescente, adolescentes, jovem, jovens, anos, ano, mes, meses, idade, de idade, marido, esposo, esposa, esposo, namorado, namorada, filho, filha, filhos, filhas, mae, pai, avo, vo, irmao, irma, sobrinho, sobrinha, sobrinhos, sobrinhas, tio, tia, tios, tias, sogro, sogra, sogros, genro, cunhado, cunhada, cunhados, padrasto, madrasta, enteado, enteada, enteados, padrinho, madrinha, afilhado, afilhada, bisavo, bisneto, bisneta, papai, mamae, noivo, noiva, companheiro, companheira, cacula, primogenito, primogenita, gemeos, gemeas, vizinho, vizinha, patrao, patroa, colega, aluno, aluna, funcionario, funcionaria, empregado, empregada, conhecido, conhecida, rapaz, minha nora, minhas noras, meu primo, minha prima, meus primos, minhas primas, minha senhora, meu chefe, minha chefe, meu ex, minha ex, meu ex marido, minha ex mulher, pessoa, pessoas, familiar, familiares, parente, parentes, urgente mente, domiciliar, domicilio, a domicilio, em casa, na minha casa, em domicilio, atendimento domiciliar, atende em casa, atenda em casa, casa, brasil, crm, cro, crp, crn, coren, crefito, crfa, todas as especialidades, todos os convenios, todos, todas, todo, toda, tudo, nada, coisa, coisas, lugar, lugares, local, locais, endereco, telefone, contato, numero, whatsapp, whats, zap, nome, lista, site, pagina, perfil, forte, fortes, fraco, constante, constantes, frequente, frequentes, intenso, intensa, leve, leves, grave, graves, cronico, cronica, aguda, agudo, recorrente, persistente, repentina, repentino, terrivel, horrivel, insuportavel, demais, sentindo, sinto, sente, sentir, doendo, doi, doem, inchado, machucado, comecou, comecei, apareceu, apareceram, piorou, esquerdo, esquerda, direito, direita, bairro, zona, regiao, cidade, na minha cidade, minha cidade, pelo menos, depois, antes, desde, durante, entre, sobre, contra, pos, pre, por causa, causa, motivo, tratamento para, especialista em, especializado em, especializada em, que trate, que trata, que cuide, que cuida, que entenda de, que entende de, que faz, que faca, que tenha, que tem, que mexe com, mexe, mexer, lidar, que opera, opera, operar, medico para, medico pra, medico de, medico que, remedio, remedios, medicamento, particular, particulares, pagar, pago, pagando, ' +
  'dois, duas, tres, quatro, cinco, seis, sete, oito, nove, dez, quinze, vinte, trinta, uns dias, alguns dias, varios dias, muitos dias, poucos dias, dois dias, tres dias, quatro dias, cinco dias, seis dias, sete dias, dez dias, quinze dias, 2 dias, 3 dias, 4 dias, 5 dias, 6 dias, 7 dias, 10 dias, 15 dias, todos os dias, todo dia, ha dias, dia a dia, ' +
  'primeira, primeira vez, primeira consulta, vez, vezes, semana, semanas, vaga, vagas, disponivel, disponiveis, disponibilidade, rapido, rapida, logo, certo, certa, ideal, adequado, adequada, tipo, tipos, geral, completo, completa, simples, normal, comum, de novo, outra vez, deram, sem carencia, carencia zero, mal, fiz, fez, vejo, levo, devo, devia, fico, fica, ficar, passa, passar, anda, ando, acho que, parece, parece que, faz, tempo, faz tempo, faz dias, nao melhora, nao passa, nao para, da vida, da minha vida, da escada, caiu da laje, caiu do telhado'

/** What visitors say around what they look for, in English and Spanish. */
const FOREIGN_NOISE =
  'i, my, of, for, with, and, or, need, needs, want, wants, looking, look, looking for, find, have, has, had, having, is, are, could, would, like, there, any, some, good, best, please, hello, hi, thanks, doctor, doctors, clinic, appointment, who, that, you, me, help, hurts, hurt, pain, really, bad, very, necesito, necesitamos, quiero, quisiera, buscamos, tengo, tienen, mis, un, una, hay, algun, donde, buenos dias, buenas tardes, hola, gracias, duele, me duele, mucho, consultorio en, turno, cita'

/** Common verbs: their forms carry no information either, unless they are a name. */
const VERBS = {
  ar: 'procur busc marc agend precis ach encontr indic recomend pergunt gost ajud cuid trat realiz consult mostr explic compr us mud tent cheg lev deix esper continu comec pass acord trabalh estud convers fal anunci visit viaj jog brinc fic cans acab par mor volt amanhec cont peg tom coloc bot cri apresent caminh almoc jant',
  er: 'atend sab conhec conhec entend resolv aprend viv corr mex aparec nasc esquec sofr perceb diz quer pod dev parec permanec',
  ir: 'resid engol sent consegu part abr segu assist exist ped dorm',
}
const ENDINGS = {
  ar: 'o a as amos am ar ei ou aram ava avam ando e em aria',
  er: 'o e es emos em er i eu eram ia iam endo a am eria',
  ir: 'o e es imos em ir i iu iram ia iam indo a am iria',
}
const IRREGULAR_VERBS =
  'faco, fazia, fizeram, fizer, faria, digo, disse, disseram, diz, dizem, dizer, dizendo, vim, veio, vem, vindo, venho, vieram, trago, trouxe, ponho, pus, boto, possa, queira, houve, saiu, sai, dou, dao, dava, dando, seja, sejam, esteve, estive, estava, estavam, estivesse, tivesse, tiver, fosse, fui, foi, iria, indo, vinha, lembro, lembra'

/** For words without any other meaning. */
export function verbSpellings(): Spelling[] {
  const regular = (['ar', 'er', 'ir'] as const).flatMap((kind) =>
    VERBS[kind].split(' ').flatMap((stem) => ENDINGS[kind].split(' ').map((ending) => `${stem}${ending}`)),
  )
  const forms = [...regular, ...IRREGULAR_VERBS.split(', ')].filter((form) => !isPersonName(form))
  return spelled(forms.join(', '), { role: 'noise', cost: 1 })
}

const BY_VIDEO =
  'pela tela, tela do celular, pela tela do celular, tela do computador, pela tela do computador, online, on line, onlaine, onlaini, onlain, onlin, onine, oline, onlini, on laine, teleconsulta, teleconsuta, tele consuta, por video chamado, video xamada, teleconsultas, tele consulta, telemedicina, teleatendimento, tele atendimento, telessaude, telepsicologia, teleterapia, video, por video, via video, em video, com video, videochamada, video chamada, por videochamada, por video chamada, chamada de video, por chamada de video, videoconferencia, video conferencia, por videoconferencia, videoconsulta, video consulta, virtual, virtuais, virtualmente, remoto, remota, remotos, remotamente, de forma remota, a distancia, ah distancia, atendimento a distancia, zoom, por zoom, pelo zoom, google meet, pelo google meet, pelo meet, por meet, skype, por skype, pelo skype, internet, pela internet, por internet, via internet, pelo celular, pelo computador, por telefone, sem sair de casa, digital'
const IN_PERSON =
  'presencial, presenciais, presencialmente, de forma presencial, atendimento presencial, consulta presencial, pessoalmente, cara a cara, frente a frente, olho no olho, ao vivo'

/** Phrases that express a filter, or something the directory cannot answer. */
const SAYING: readonly (readonly [says: PhraseMeaning, phrases: string])[] = [
  [{ mode: 'teleconsulta' }, BY_VIDEO],
  [{ mode: 'presencial' }, IN_PERSON],
  [
    { notice: 'near_me' },
    'perto, perto de mim, perto daqui, perto de casa, perto da minha casa, perto do meu trabalho, perto de onde moro, proximo, proxima, proximos, proximas, proximo de mim, proximo a mim, proximo daqui, proximo de casa, mais perto, mais proximo, mais proxima, aqui perto, por perto, aqui do lado, na minha regiao, minha regiao, no meu bairro, meu bairro, nas redondezas, na redondeza, vizinhanca, onde eu moro, onde moro, pertinho, pertinho de mim, near me, nearby, close to me, cerca, cerca de mi, cerca de aqui',
  ],
  [
    { notice: 'price' },
    'cheap, how much, price, cost, cuanto cuesta, cuanto vale, precio, conto, contos, pila, pilas, mangos, quanto custa, quanto ta, quanto esta, quanto ta a, quanto esta a, quanto sai, quanto sai a, quanto vai sair, quanto da, quanto vou pagar, quanto se paga, quanto pago, quanto e a, quanto e o, quanto que e, quanto que custa, quanto que ta, quanto que fica, quanto tao cobrando, quanto estao cobrando, quanto cobram, cobram, ta quanto, faixa de preco, media de preco, preco medio, tabela de precos, mais acessivel, que caiba no bolso, cabe no bolso, precinho, barateza, custa caro, caro, caros, muito cara, tao cara, mais cara, dinheiro, sem dinheiro, pouco dinheiro, pagar pouco, boleto, dividir, parcelada, parcelas, 10x, custa, custo, custar, quanto e, quanto fica, quanto cobra, cobra, preco, precos, valor, valores, valor da consulta, preco da consulta, barato, barata, baratos, baratas, baratinho, mais barato, mais em conta, em conta, popular, populares, preco popular, valor social, social, gratis, gratuito, gratuita, gratuitos, de graca, desconto, descontos, acessivel, acessiveis, preco acessivel, reais, ate reais, parcelado, parcelar, parcela, cartao, pix, promocao, orcamento, economico, economica, cartao de credito, aceita cartao, aceita pix',
  ],
  [
    { notice: 'hours' },
    'emergency, urgent, now, today, tomorrow, tonight, saturday, sunday, hoy, ahora, hoje, ainda hoje, pra hoje, para hoje, agora, amanha, depois de amanha, 24h, 24hs, 24 horas, 24 h, aberto, aberta, abertos, aberto agora, aberta agora, que abre, abre, sabado, sabados, aos sabados, no sabado, domingo, domingos, no domingo, aos domingos, segunda feira, terca feira, quarta feira, quinta feira, sexta feira, segunda, terca, quarta, quinta, sexta, na segunda, na sexta, feriado, feriados, fim de semana, final de semana, finais de semana, fins de semana, manha, de manha, pela manha, tarde, a tarde, de tarde, noite, a noite, de noite, noturno, noturna, madrugada, horario, horarios, plantao, de plantao, urgente, urgencia, com urgencia, emergencia, imediato, imediata, o mais rapido possivel, rapido possivel, essa semana, esta semana, semana que vem, proxima semana, na proxima semana, mes que vem, proximo mes, depois do expediente, almoco, apos as, depois das, a partir das',
  ],
  [
    { notice: 'sus' },
    'sus, pelo sus, do sus, no sus, que atende sus, que atende pelo sus, posto, posto de saude, no posto, postinho, do postinho, no postinho, postinho de saude, ubs, caps, publico, publica, rede publica, servico publico, saude publica, cartao sus, cartao do sus, cartao nacional de saude',
  ],
  [
    { notice: 'hospital' },
    'sirio libanes, albert einstein, hospital einstein, moinhos de vento, beneficencia portuguesa, hospital das clinicas, hc, incor, ac camargo, a c camargo, rede d or, copa d or, mater dei, erasto gaertner, pequeno principe, santa joana, nove de julho, 9 de julho, sarah kubitschek, hospital, hospitais, pronto socorro, pronto atendimento, upa, santa casa, laboratorio, laboratorios, maternidade, farmacia, hospital particular, no hospital',
  ],
  [{ notice: 'exam' }, 'exame, exames, exame de, laudo, laudos'],
  [{ isLeftOut: true }, 'centro, zona sul, zona norte, zona leste, zona oeste'],
]

const GENDERS: readonly (readonly [says: PhraseMeaning, words: string])[] = [
  [{ gender: 'feminino' }, 'mulher, mulheres, feminina, feminino, femininas, moca'],
  [{ gender: 'masculino' }, 'homem, homens, masculino, masculina, masculinos'],
]

/** 'médica' asks for a woman; the ending of a specialty's name does not. */
const WOMEN_DOCTORS =
  'medica, medicas, uma doutora, alguma doutora, umas doutoras, medica mulher, profissional mulher, por mulher, por uma mulher, com mulher, com uma mulher, que seja mulher, sexo feminino, do sexo feminino'
const MEN_DOCTORS =
  'medico homem, profissional homem, por homem, por um homem, com homem, com um homem, que seja homem, sexo masculino, do sexo masculino'

/** Words that make a language certain: 'francês' and 'alemão' are surnames too. */
const SPOKEN =
  'fala, fale, falam, falem, falar, falando, falo, que fala, que fale, que falam, que falem, que atende em, que atenda em, atende em, atenda em, atendem em, atender em, atendimento em, consulta em, fluente em, falante de, se comunique em, se comunica em, comunica em, comunicacao em, converse em, que entenda, em'
const LANGUAGE_WORDS: Readonly<Record<Language, string>> = {
  ingles: 'ingles',
  espanhol: 'espanhol',
  frances: 'frances',
  italiano: 'italiano',
  alemao: 'alemao',
  japones: 'japones',
  mandarim: 'mandarim, chines',
  libras: 'libras, lingua de sinais, lingua brasileira de sinais',
}
/** Languages that are hardly anybody's name. */
const SAID_ALONE: readonly Language[] = ['ingles', 'mandarim']
const SIGNS =
  'libras, lingua de sinais, lingua brasileira de sinais, interprete de libras, linguagem de sinais, com lingua de sinais, para surdo, para surdos, pra surdo, pra surdos, surdo precisa, surda precisa, sou surdo, sou surda, atende surdo, atende surdos, que atende surdos, que atenda surdos, pessoa surda, deficiente auditivo, deficientes auditivos, bilingue em libras'

const ACCESS_WORDS: Readonly<Record<AccessFeature, string>> = {
  sem_degraus:
    'cadeirante, cadeirantes, cadeira de rodas, acessivel para cadeirante, acessivel para cadeirantes, acessivel a cadeirante, acessivel a cadeirantes, acessivel para cadeira de rodas, acessivel a cadeira de rodas, acessivel cadeira de rodas, acessivel cadeirante, acessivel cadeirantes, com acessibilidade, acessibilidade, rampa, com rampa, sem degrau, sem degraus, sem escada, sem escadas',
  elevador: 'elevador, com elevador, que tem elevador, que tenha elevador',
  banheiro_adaptado: 'banheiro adaptado, com banheiro adaptado, banheiro acessivel, com banheiro acessivel',
  estacionamento_reservado:
    'estacionamento reservado, vaga reservada, vaga para cadeirante, vaga para deficiente, com estacionamento reservado',
  sinalizacao_tatil: 'piso tatil, braille, com piso tatil, em braille',
}

function languageSpellings(): Spelling[] {
  const languages = Object.entries(LANGUAGE_WORDS) as [Language, string][]
  return languages.flatMap(([language, words]) =>
    SPOKEN.split(', ')
      .flatMap((speaks) =>
        words
          .split(', ')
          .flatMap((word) => spelled(`${speaks} ${word}`, { role: 'noise', cost: 0.5, says: { language } })),
      )
      .concat(
        words
          .split(', ')
          .flatMap((word) => [`${word} fluente`, `${word} nativo`, `idioma ${word}`, `lingua ${word}`])
          .flatMap((phrase) => spelled(phrase, { role: 'noise', cost: 0.5, says: { language } })),
      )
      .concat(
        SAID_ALONE.includes(language)
          ? spelled(language, { role: 'noise', cost: 1, says: { language } })
          : [],
      ),
  )
}

function accessSpellings(): Spelling[] {
  const features = Object.entries(ACCESS_WORDS) as [AccessFeature, string][]
  return features.flatMap(([accessibility, words]) =>
    spelled(words, { role: 'noise', cost: 1, says: { accessibility } }),
  )
}

export function markerSpellings(): Spelling[] {
  const roles = Object.entries(MARKER_WORDS) as [MarkerRole, string][]
  return [
    ...roles.flatMap(([role, words]) => spelled(words, { role, cost: 0 })),
    ...spelled(NOISE, { role: 'noise', cost: 1 }),
    ...spelled(FOREIGN_NOISE, { role: 'noise', cost: 1 }),
    ...SAYING.flatMap(([says, words]) => spelled(words, { role: 'noise', cost: 1, says })),
    ...GENDERS.flatMap(([says, words]) => spelled(words, { role: 'gender', cost: 0, says })),
    ...spelled(WOMEN_DOCTORS, { role: 'who', cost: 0.5, says: { gender: 'feminino' } }),
    ...spelled(MEN_DOCTORS, { role: 'who', cost: 0.5, says: { gender: 'masculino' } }),
    ...spelled(CONSULTING_ROOM, { role: 'noise', cost: COST_OF_A_ROOM, says: { mode: 'presencial' } }),
    ...deniedModeSpellings(),
    ...deniedGenderSpellings(),
    ...spelled(EITHER_GENDER, { role: 'noise', cost: 0 }),
    ...languageSpellings(),
    ...FOREIGN.flatMap(([says, words]) => spelled(words, { role: 'noise', cost: 0.5, says })),
    ...spelled(SIGNS, { role: 'noise', cost: 1, says: { language: 'libras' } }),
    ...accessSpellings(),
    SEGURO,
    IN,
  ]
}

/** The preposition belongs to it: 'no consultório Londrina' is not a place in the consulting room. */
const CONSULTING_ROOM =
  'no consultorio, em consultorio, num consultorio, na clinica, em clinica, numa clinica'
const COST_OF_A_ROOM = -5

/** 'Online não' and 'nem por vídeo' ask for the other mode. */
function deniedModeSpellings(): Spelling[] {
  return [
    ...denied(BY_VIDEO, { mode: 'presencial' }),
    ...denied(`${IN_PERSON}, ${CONSULTING_ROOM}`, { mode: 'teleconsulta' }),
  ]
}

const MAN =
  'homem, homens, medico homem, um homem, doutor homem, profissional homem, masculino, do sexo masculino'
const WOMAN =
  'mulher, mulheres, medica mulher, uma mulher, doutora mulher, profissional mulher, feminina, do sexo feminino'
const EITHER_GENDER =
  'homem ou mulher, mulher ou homem, medico ou medica, medica ou medico, doutor ou doutora, doutora ou doutor, qualquer sexo, ambos os sexos, qualquer genero'

/** 'Que não seja homem' asks for a woman. */
function deniedGenderSpellings(): Spelling[] {
  return [...denied(MAN, { gender: 'feminino' }), ...denied(WOMAN, { gender: 'masculino' })]
}

const DENIALS =
  'nao, nem, sem ser, nao quero, nao pode ser, nao serve, que nao seja, nada de, menos, exceto, nao aceito, nao faco, nao gosto de, nao gosto, nao curto, nao tem que ser, nao precisa ser, nao posso, nao consigo, dispenso'.split(
    ', ',
  )
/** Cheaper than the mode and a negation of something else, more expensive than a preceding negation. */
const COST_OF_A_DENIAL_BEFORE = 0.5
const COST_OF_A_DENIAL_BEHIND = 0.8

const DENIALS_BEHIND = 'nao, nao quero, nao serve, nao pode, nao da, de jeito nenhum'.split(', ')

function denied(phrases: string, says: PhraseMeaning): Spelling[] {
  const words = phrases.split(', ')
  const before = words.flatMap((word) => DENIALS.map((denial) => `${denial} ${word}`))
  const behind = words.flatMap((word) => DENIALS_BEHIND.map((denial) => `${word} ${denial}`))
  return [
    ...spelled(before.join(', '), { role: 'noise', cost: COST_OF_A_DENIAL_BEFORE, says }),
    ...spelled(behind.join(', '), { role: 'noise', cost: COST_OF_A_DENIAL_BEHIND, says }),
  ]
}

/** As foreigners ask. */
const FOREIGN: readonly (readonly [says: PhraseMeaning, phrases: string])[] = [
  [
    { language: 'ingles' },
    'english speaking, english speaker, speaks english, speak english, who speaks english, that speaks english, in english, english',
  ],
  [
    { language: 'espanhol' },
    'habla espanol, que habla espanol, que hable espanol, hable espanol, en espanol, hispanohablante, spanish speaking, speaks spanish, who speaks spanish, spanish',
  ],
  [
    { language: 'frances' },
    'parle francais, qui parle francais, francophone, french speaking, speaks french',
  ],
  [{ language: 'italiano' }, 'parla italiano, che parla italiano, italian speaking, speaks italian'],
  [{ language: 'alemao' }, 'spricht deutsch, deutschsprachig, german speaking, speaks german'],
  [{ language: 'japones' }, 'japanese speaking, speaks japanese, nihongo'],
  [{ language: 'mandarim' }, 'chinese speaking, speaks chinese, speaks mandarin'],
]

function spelled(words: string, entry: Omit<MarkerEntry, 'kind'>): Spelling[] {
  return words.split(', ').map((word) => [word, { kind: 'marker', ...entry }])
}

/** As visitors type it; more expensive than 'do in'. */
const IN: Spelling = ['in', { kind: 'marker', role: 'in', cost: 3 }]

/** Expensive, else 'porto seguro' would be read as the insurance of a Porto. */
const SEGURO: Spelling = ['seguro', { kind: 'marker', role: 'noise', cost: 12 }]

/**
 * Frequent everyday words. They occur in phrases of the vocabulary too ('acordo com falta de ar'), but alone they do
 * not point to a specialty, and none is a typo of a complaint: 'escrito' is not 'escroto', 'mundo' not 'surdo'.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'ontem anteontem aposentado aposentada aposentados aposentadas aposentou aposentei estudante estudantes autonomo autonoma motorista pedreiro caminhoneiro caminhoneira diarista militar bombeiro policial piscina subo desco levanto viagem cristao evangelico evangelica catolico catolica espirita negro negra executivo beleza ' +
    'toxicologico inss cnh detran dia dias inteiro inteira testando testar teste testes conserto consertar quilo quilos kilo kilos abaixo abertas acesso acima acompanhada acompanhado acompanhando acordo administracao alta altas alternativa ' +
    'alternativas alto altura alvo amarela amarelo ampliacao analisa analises andar animada animado animados ' +
    'anterior antigo anual aparelhos apartamento apartamentos apoio aprender aprendizado arrumar artificial artista ' +
    'artistas asia assistindo assunto assuntos atacado atacando atletas audiencias aula aulas auxiliar aventuras ' +
    'aviao avioes azul banda bateria baterias bola bolas branco breve cadeira caindo caiu calendario campo carga ' +
    'carro carros carteira casa casas causada causado causados celular celulares certamente cidade cidades ' +
    'cientifico cientista cientistas cima claramente claras claro classicos clubes colegas coleta colocada ' +
    'colocadas colocado colocados colocando colocar colocaram colocou comecado comecando comecar comeco comparacao ' +
    'comparado comparando completamente comprado comprando comprar compras computacao computador comunicado ' +
    'comunidade comunitaria concedida concedido concessao conclusao conclusoes concurso condenacao conflito ' +
    'confusao consegue conseguido conseguindo consideradas considerado considerados considerando conspiracao ' +
    'constantemente construcao construida construido construindo construir contando contendo contratado contrato ' +
    'convencao conversa conversando conversar cooperacao coordenacao corporacao correta correto corretor corte ' +
    'crescimento criando culpado culturas curso cursos decoracao definicao definida definidas definido definidos ' +
    'demora dentro descendentes descobre desconhecida desconhecido desconhecidos desenvolvida desenvolvidas ' +
    'desenvolvido desenvolvidos desenvolvimento destacando devagar dificil dinheiro dirigida dirigido dirigindo ' +
    'dirigir disco disponibilizado dispositivo distantes distincao distintas divertida divertido doacao doar ' +
    'doutorado dupla duplo educacao eletronico embaixada embaixo empresa empresas entrada entradas entrado entrando ' +
    'entrevista equipe equipes errada erradas errado escadas escola escolas escolhida escolhido escolhidos ' +
    'escrevendo escrever escrita escrito escritos espanha especial especialmente especifica espectro esperado ' +
    'esperam esperamos esperando esperar esquema essenciais essencial estadio estados estaria estavel estrada ' +
    'estradas estreia estreias estudo euros exemplo exemplos externa externo extra extremamente extremo extremos ' +
    'facil facilmente faculdade falha falhas fator fecha fechada fechadas fechado fechados fechando felizmente ' +
    'fenomeno fidelidade filme filmes filtro finalistas flor fluxo foco fora forcas forma formatos fortemente ' +
    'frases frente frequentemente funciona funcionando fundo futebol ganha ganhando ganhar ganho gato geografia ' +
    'geografica gerais geralmente global governo governos grande grandes gratuitamente grupo guarda habilidade ' +
    'habilidades hipotese hipoteses historia historias historico hora horas hoteis hotel humana identificado ' +
    'identificados iluminacao imagem imaginando imediatamente implementacao importancia incluido incluindo ' +
    'independente independentes individual influencia influencias inspiracao instalacao instalada instalado ' +
    'instituicao integracao integrado intencoes interessada interessado interessados internacional internet ' +
    'introducao janela janelas jato jogo jogos jornais jornal largar lateral levando levar limitada limitado limite ' +
    'limpeza livre livro livros localizada localizado localizados loja lojas longa longe lucrativos maior manobra ' +
    'manutencao mapas maquiagem marca marcada marcado marcados marcando marcas marcha massa matar matematica media ' +
    'medida medidas meio melhorando melhorar mercado mercados mesa mesas metodo metodos mobilizacao modalidade ' +
    'modalidades montado montar mostrado mostrando mostrar moto motos movel movimento mudanca mudando multidao ' +
    'mundo musica musicas namorados nascida nascido natural negativos negocios negros normalmente noticia noticias ' +
    'novembro nuclear numeros ocupacao ocupada ocupado ocupados ondas onibus organizacao organizada organizadas ' +
    'organizado organizados origem ouvir paciencia pagamento pagamentos paginas pais paises papel parceira ' +
    'parceiros parceria parcerias parecendo parecer parecida parecido partes participado participando ' +
    'particularmente partida partidas partido partidos passada passadas passado passados passagem passando passar ' +
    'passei passou pedi pedido pedidos pedir pegar pelos pequena pequeno pequenos perdendo perdi perdidos periodo ' +
    'permanente perseguicao perseguir planejado planejamento planejando planta plantar politicos ponte ponto pontos ' +
    'porta portas porte positivo potencial praia precisamente preparada preparado preparados preparando presa ' +
    'presidentes preso presos presta preto primaria primeiramente primeiras primeiro primeiros processamento ' +
    'procurado produto produtos produzida produzidas produzido produzidos profunda promovendo promovida promovido ' +
    'proprio protege protegendo protegida protegido prova provas publicada publicadas publicado publicados ' +
    'publicamente quadrado quadrados quarto quartos quebrada quebrado quebrando quebrou radios ramo rapidamente ' +
    'realizada realizadas realizado realizados realizando rebelde rebeldes receita receitas reconhecida reconhecido ' +
    'reconhecidos reconstrucao redacao regra regras regressar regresso relacionada relacionadas relacionado ' +
    'relacionados renovacao repente restante restantes resultado resultados resultando retirada retirado retirar ' +
    'revisao rotina roupa rua ruas sair sala seguida seguidas seguido seguidos seguindo seguinte segura seguras ' +
    'sementes sendo separadas separado separados seriamente sermos simplesmente sistema site sites solicitar solo ' +
    'solucao solucoes super supermercado tanto tecnica tecnicas tecnico tecnicos tela temporada temporadas ' +
    'tentativa terceira termina terminado terminando terminei terminou terra terror testamento teste teve tinta ' +
    'tirar tomar torcer torcida total trabalhado trabalhando trabalho tradicao tradicional trafego transicao ' +
    'transmitida transmitido unico universidade usar vantagem variacao variacoes variadas variados vento verde ' +
    'vermelhas vermelho vermelhos versoes vestido vestidos vestindo viagem viagens vidas visita vive viver volta ' +
    'voltada voltado voltando voltar votacao'
  ).split(' '),
)
