/**
 * What people feel and see, in their own words, by the specialties to ask first. After the signs and symptoms of DeCS
 * (category C23) and the CFM's areas of practice. A term after ~ is vague: it gives way to any other word of the query.
 */
export const SYMPTOMS = `
Cardiologista: dor no peito; aperto no peito; palpitação; palpitações; coração acelerado; batedeira; coração disparado; falta de ar ao subir escada; pressão baixa ao levantar; pernas inchadas e cansaço
Neurologista: dor de cabeça constante; dor de cabeça forte; dor de cabeça todo dia; ~formigamento; formigamento nas mãos; ~dormência; dormência nas mãos; dormência no braço; ~tremor; tremor nas mãos; tremores; esquecimento; perda de memória; falta de memória; desmaio recorrente; fraqueza nas pernas; visão turva com dor de cabeça; dor atrás do olho; confusão mental; perda de equilíbrio; desequilíbrio; pálpebra tremendo; perda de força; zonzeira
Otorrinolaringologista: dor de ouvido; ouvido tampado; ouvido entupido; zumbido no ouvido; coceira no ouvido; secreção no ouvido; nariz entupido; nariz escorrendo; coriza; sangramento no nariz; nariz sangrando; dor de garganta; garganta inflamada; pus na garganta; rouco; perda do olfato; perda de olfato; perda do paladar; pigarro; bolinha na garganta; espirro; espirros; catarro no nariz
Gastroenterologista: dor no estômago; dor de estômago; dor de barriga; barriga inchada; estufamento; ~gases; má digestão; ~enjoo; ~náusea; náuseas; vômito; vômitos; diarreia; sangue nas fezes; fezes com sangue; queimação; queimação no estômago; azia constante; arroto; dor abdominal; dor no abdômen; coceira no ânus; dor no ânus; sangramento anal; soluço; pele amarela; olhos amarelos; dor ao evacuar; dificuldade para engolir comida; gosto amargo na boca
Ginecologista: atraso menstrual; menstruação atrasada; menstruação irregular; menstruação desregulada; cólica menstrual; ~cólica; fluxo intenso; sangramento vaginal; dor na relação; coceira íntima; coceira vaginal; ardência vaginal; caroço no peito; caroço na mama; caroço no seio; dor na mama; dor no seio; dor nos seios; secreção no seio; ondas de calor; calorões; fogachos; secura vaginal; falta de libido feminina; dor pélvica; não consigo engravidar; teste de gravidez positivo; enjoo na gravidez; sangramento na gravidez
Urologista: dor ao urinar; ardência ao urinar; urina com sangue; sangue na urina; vontade de urinar toda hora; dificuldade para urinar; jato fraco; dor no testículo; caroço no testículo; dor nos testículos; coceira no pênis; ferida no pênis; falta de ereção; falta de libido masculina; sangue no esperma; urinar à noite; bola no saco; xixi com sangue; sangue no xixi; dor ao fazer xixi; xixi ardendo; dificuldade para fazer xixi
Dermatologista: ~coceira; coceira na pele; coceira no corpo; mancha na pele; manchas no rosto; mancha branca; mancha roxa; bolinhas na pele; bolinha na pele; pele seca; pele oleosa; pele descascando; ~vermelhidão; vermelhidão no rosto; ferida que não cicatriza na pele; cabelo caindo; queda de cabelo feminina; cabelo ralo; couro cabeludo coçando; unha fraca; unha amarela; unha quebradiça; espinha inflamada; espinha nas costas; alergia no rosto; assadura; bolhas na pele; pele áspera; suor nas mãos; suor nas axilas; pelo encravado; rachadura no calcanhar; caroço na pele
Ortopedista: dor no joelho; joelho inchado; joelho estalando; dor no ombro; dor no quadril; dor no tornozelo; dor no cotovelo; dor no punho; dor na mão; dor no calcanhar; dor no dedo; dor nos ossos; dor no cóccix; tornozelo inchado; dor na perna; dor no braço; estalo no joelho; pé inchado depois de torcer; não consigo levantar o braço; queda com dor; dor na virilha
Ortopedista, Fisioterapeuta: dor na coluna; dor na lombar; dor lombar; dor no pescoço; dor nas costas forte; dor no trapézio; má postura; dor ao sentar; dor nas articulações
Reumatologista, Ortopedista: dor nas juntas; juntas inchadas; dedos inchados; rigidez matinal; articulações inchadas; dor no corpo; dor nas articulações das mãos
Angiologista: pernas inchadas; perna inchada; pés inchados; pernas pesadas; peso nas pernas; cansaço nas pernas; inchaço nas pernas; veias saltadas; pé gelado; pés frios; mãos frias; perna roxa; dor na panturrilha; ferida na perna
Pneumologista: tosse seca; tosse com catarro; tosse crônica; tosse com sangue; catarro; chiado no peito; cansaço ao respirar; respiração curta; dificuldade para respirar; peito chiando; dor ao respirar; tosse que não passa
Oftalmologista: dor no olho; olho vermelho; olhos vermelhos; olho coçando; coceira nos olhos; olho inchado; visão embaçada; visão turva; vista embaçada; vista escura; olho lacrimejando; lacrimejamento; olho com pus; ardência nos olhos; olho tremendo; sensibilidade à luz; mancha na visão; bolinha no olho; cisco no olho; não enxergo direito; enxergo mal de longe; dificuldade para enxergar; dificuldade para ler; flashes na visão
Endocrinologista: muita sede; ganho de peso; engordei muito; não consigo emagrecer; perda de peso repentina; excesso de pelos; pescoço inchado; cansaço e ganho de peso; muita fome; suor noturno; calor excessivo; metabolismo lento
Psicólogo, Psiquiatra: tristeza; saudade dos filhos; saudade do ex; angústia; choro fácil; choro sem motivo; ~nervosismo; ansioso; ansiosa; ~medo; medos; ~raiva; ciúme; ciúmes; solidão; insegurança; pensamentos negativos; desânimo; falta de ânimo; estressado; estressada; preocupação excessiva; culpa; timidez; procrastinação; crises de choro; vazio; cabeça cheia; mente acelerada; coração apertado; não consigo parar de pensar; sem vontade de nada; cansaço mental; perfeccionismo; choro por qualquer coisa; choro por tudo; choro do nada; choro todo dia; choro à toa; não paro de chorar; não consigo parar de chorar; chorando muito; chorando do nada; vontade de chorar; surtando; surtei; surto; pirando; pirei; no meu limite; à flor da pele
Psiquiatra, Psicólogo: ouvir vozes; vozes na cabeça; não durmo; não consigo dormir; dificuldade para dormir; mudança de humor; oscilação de humor; agressividade; pensamentos intrusivos; paranoia; mania de perseguição; pensamento acelerado; agitação
Dentista: dor no dente; dente doendo; dor no maxilar; dor na mandíbula; estalo na mandíbula; gengiva sangrando; ferida na boca; dente amarelo; dentes amarelos; boca inflamada; rosto inchado por dente; caroço na gengiva; bafo; dor no siso; aparelho solto; dente caiu; obturação caiu; coroa caiu
Médico da Família: ~febre; dor no corpo e febre; ~cansaço; ~fraqueza; ~indisposição; ~moleza; ~calafrio; ~calafrios; suadeira; tosse e febre; mal estar geral; íngua; ínguas; check up completo; exames de rotina; consulta de rotina; ~renovar receita; atestado; atestado médico; atestado para academia
Hematologista: manchas roxas no corpo; roxo na perna sem bater; sangramento fácil; sangra muito; ~palidez; cansaço e palidez; gânglio inchado; gânglios inchados; linfonodo aumentado
Infectologista: febre que não passa; febre alta persistente; febre de origem desconhecida; contato com hiv; mordida de cachorro; mordida de gato; exposição sexual de risco; manchas vermelhas e febre; mordida de morcego
Nefrologista: inchaço no rosto; urina com espuma; urina espumosa; pouca urina; dor nos rins; dor no rim; urina escura; inchaço no corpo
Fonoaudiólogo: fala enrolada; fala errado; engasgo; engasgos; criança fala errado; não fala direito; troca o r pelo l; cansaço na voz; voz fraca; perda da voz
Pediatra: bebê com febre; bebê com cólica; bebê não dorme; bebê com tosse; bebê vomitando; criança com febre; criança com diarreia; criança com dor de ouvido; criança com manchas; bebê com diarreia; bebê não mama; bebê com coriza; criança vomitando; filho doente; bebê chorando muito
Geriatra: idoso confuso; idoso esquecido; idoso caiu; idoso com tontura; idoso fraco; mãe idosa; pai idoso; avó com demência; avô doente; pai esquecendo tudo; mãe esquecendo tudo; avó esquecendo tudo; avó esquecida; avô esquecido; avó não come; mãe idosa não come; pai idoso não come; idosa não come; avó sem apetite; avó caiu; avó confusa; avô confuso; avó fraca; avô fraco
Nutricionista: ganhar peso; engordar com saúde; ganhar massa; ganhar massa muscular; secar barriga; comer melhor; alimentação saudável; perder barriga; desinchar; fome emocional; hipertrofia
Alergologista: olhos coçando e espirro; lábio inchado; boca inchada; rosto inchado de alergia; placas na pele; coceira depois de comer; espirrando muito; crise alérgica
Quiropraxista: pescoço travado; estalar o pescoço; estalar as costas; coluna desalinhada; tensão nas costas
Fisioterapeuta: dor depois de cirurgia no joelho; dificuldade para andar; perda de movimento; braço sem movimento; fraqueza muscular; tensão muscular; dor muscular nas costas; câimbra; câimbras; cãibra
Psiquiatra, Psicólogo: pensamentos suicidas; pensamento suicida; ideação suicida; vontade de morrer; quero morrer; quero me matar; me matar; suicídio; suicida; não quero mais viver; não quero viver; tirar minha vida; me cortar; tentativa de suicídio
Médico da Família, Hematologista: sangramento que não para; sangrando muito; sangra sem parar; hemorragia
Neurologista, Cardiologista: desmaio; desmaiou; desmaiei; desmaiando; desmaios; perda de consciência; perdeu a consciência
Cardiologista, Pneumologista: falta de ar súbita; falta de ar de repente; falta de ar e dor no peito
Ginecologista, Urologista: engravidar; quero engravidar; tentando engravidar; quero ter filho
Pneumologista, Cardiologista: não consigo respirar; falta de fôlego
Psicólogo, Psiquiatra: não aguento mais viver; não presta atenção; problemas no casamento; casamento; crise no casamento; divórcio; separação; traição; término de relacionamento; fim de relacionamento; relacionamento; relacionamento abusivo; conflito familiar; problemas familiares; mudança de carreira; dificuldade na escola; baixo rendimento escolar; medo de altura; medo de lugar fechado; carência; isolamento; desmotivação
Infectologista, Médico da Família: picada de cobra; picada de escorpião; picada de aranha; picada de carrapato; mordida de cobra; mordida de aranha; picado por cobra; picado por escorpião; ferroada de escorpião
Médico da Família, Infectologista, Urologista, Ginecologista: íngua na virilha; ínguas na virilha
Médico da Família, Ortopedista, Fisioterapeuta: espinhela caída
Dermatologista, Alergologista: picada de marimbondo; picada de mosquito; picada de pernilongo; formiga picou; inseto picou; mosquito picou; abelha picou; picado por inseto; calombo; calombos; calombo que coça
Médico da Família, Gastroenterologista: dor na barriga e febre; dor de barriga e diarreia
Ortopedista, Reumatologista, Angiologista: pé inchado; mão inchada; dor na planta do pé; dor na sola do pé; dedo travado
Gastroenterologista, Cirurgião Plástico: cisto pilonidal
Dermatologista: fungo na unha; fungo no pé; fungo na pele; unha do pé; ferida na pele; espinha no corpo; mancha escura; axila escura; virilha escura; olheira; poros abertos; caspa forte; queimadura de sol; coceira na virilha; coceira na cabeça; pele do rosto; oleosidade
Ginecologista: coceira na vagina; dor no útero; dor no ovário; atraso na menstruação; teste de gravidez; escape menstrual; corrimento amarelo; corrimento com cheiro
Otorrinolaringologista: água no ouvido; perda de audição; não escuto bem; caroço no pescoço; placa na garganta; amígdala inflamada; sangramento nasal
Oftalmologista: não enxergo de perto; leio mal; leio mal de perto; não consigo ler de perto; não leio de perto; enxergo mal de perto; areia nos olhos; areia no olho; sensação de areia nos olhos; pressão no olho; óculos de grau
Ginecologista: sangramento fora do período; sangramento entre menstruações; menstruação não vem
Endocrinologista, Dermatologista: suando muito; muito suor
Fonoaudiólogo, Pediatra: demora para falar; demorando a falar; ainda não fala; começar a falar
Cardiologista: infartando
Psiquiatra, Psicólogo: usa droga; usa drogas; usando droga; usando drogas; usa cocaína; usa maconha; usa crack; usando crack; fuma maconha; se cortando; se corta; se mutilando
Psiquiatra: antidepressivos; ansiolíticos; receita de antidepressivo; renovar receita de antidepressivo; receita de remédio controlado; receita de ansiolítico
Endocrinologista: puran
Cardiologista: risco cirúrgico para operar; risco cirúrgico para cirurgia; fazer risco cirúrgico; preciso de risco cirúrgico; pressão 17 por 10; pressão 16 por 10; pressão 15 por 10
Ginecologista: na menopausa; estou na menopausa; entrei na menopausa
Reumatologista, Ortopedista: dedos duros de manhã; dedos inchados e duros; juntas duras de manhã
Dermatologista, Urologista, Ginecologista: bolinha nas partes íntimas; bolinhas nas partes íntimas; coceira nas partes íntimas; ferida nas partes íntimas; verruga nas partes íntimas; alergia nas partes íntimas
Oftalmologista: vista embassada; visão embassada; vista embaçando
Neurologista: rosto entortou; boca entortou; acordo com as mãos dormentes
`
