import type { SpecialtyName } from '#domain/catalogue/specialties.ts'

/** What each specialty treats and when to see it. */
export const SPECIALTY_TEXTS: Readonly<Record<SpecialtyName, string>> = {
  Alergologista:
    'O alergologista investiga e trata as reações exageradas do organismo a alimentos, medicamentos, ' +
    'poeira, picadas de insetos e outras substâncias. Vale procurá-lo quando espirros, coceira, manchas ' +
    'na pele, chiado no peito ou crises de asma se repetem, ou depois de qualquer reação forte, para ' +
    'descobrir a causa e aprender a evitá-la.',
  Anestesista:
    'O anestesista cuida da segurança, do conforto e do controle da dor antes, durante e depois de ' +
    'cirurgias e exames com sedação. A consulta pré-anestésica é o momento de contar doenças, alergias, ' +
    'medicamentos em uso e experiências anteriores com anestesia. Muitos também tratam dores crônicas.',
  Angiologista:
    'O angiologista cuida das artérias, das veias e dos vasos linfáticos. Procure-o em caso de varizes, ' +
    'inchaço, peso ou dor nas pernas, feridas que demoram a cicatrizar ou dor ao caminhar que passa com ' +
    'o repouso. Ele também acompanha quem teve trombose ou tem risco de desenvolvê-la.',
  Cardiologista:
    'O cardiologista previne, diagnostica e trata as doenças do coração e da circulação, como pressão ' +
    'alta, arritmias e insuficiência cardíaca. Procure-o se sentir palpitações, cansaço aos esforços ou ' +
    'inchaço nas pernas, se houver doenças do coração na família ou antes de iniciar exercícios ' +
    'intensos. Dor forte no peito ou falta de ar súbita pedem atendimento de emergência.',
  'Cirurgião Bariátrico':
    'O cirurgião bariátrico avalia e opera pessoas com obesidade quando o tratamento clínico não trouxe ' +
    'o resultado necessário. Ele trabalha com nutricionista, psicólogo e endocrinologista, porque o ' +
    'preparo e o acompanhamento depois da operação contam tanto quanto a cirurgia. A consulta esclarece ' +
    'se há indicação, quais são as técnicas e quais cuidados duram a vida toda.',
  'Cirurgião Plástico':
    'O cirurgião plástico realiza cirurgias reparadoras, como as que seguem acidentes, queimaduras ou a ' +
    'retirada de tumores, e cirurgias estéticas. Na consulta, conte o que o incomoda, o seu histórico de ' +
    'saúde e as suas expectativas, e pergunte sobre riscos, cicatrizes e recuperação antes de decidir.',
  Dentista:
    'O dentista cuida dos dentes, das gengivas e de toda a boca: limpeza, restaurações, tratamento de ' +
    'canal, próteses, aparelhos e cirurgias. Consultas regulares evitam problemas maiores, e dor, ' +
    'sangramento na gengiva, mau hálito persistente ou uma ferida que não cicatriza são motivos para ' +
    'marcar logo.',
  Dermatologista:
    'O dermatologista trata a pele, os cabelos e as unhas, da acne e das alergias à psoríase e ao câncer ' +
    'de pele. Procure-o se uma pinta mudar de cor, tamanho ou formato, se uma ferida não cicatrizar ou ' +
    'se houver coceira, manchas ou queda de cabelo que não melhoram. Ele também orienta os cuidados do ' +
    'dia a dia e a proteção contra o sol.',
  Endocrinologista:
    'O endocrinologista cuida dos hormônios e do metabolismo: diabetes, alterações da tireoide, ' +
    'obesidade, colesterol alto, osteoporose e distúrbios do crescimento. Mudanças de peso sem motivo, ' +
    'sede excessiva, cansaço constante ou alterações do ciclo menstrual são boas razões para uma ' +
    'consulta.',
  Enfermeiro:
    'O enfermeiro planeja e presta cuidados em casa, em clínicas e em hospitais: curativos, aplicação de ' +
    'medicamentos, acompanhamento de doenças crônicas e orientação a pacientes e familiares. É uma boa ' +
    'escolha para a recuperação depois de uma cirurgia, para o tratamento de feridas e para quem precisa ' +
    'de cuidados contínuos.',
  Fisioterapeuta:
    'O fisioterapeuta recupera e preserva os movimentos com exercícios, técnicas manuais e outros ' +
    'recursos. Ele ajuda depois de lesões, cirurgias e AVC, e também em dores na coluna, problemas de ' +
    'postura, dificuldades respiratórias e alterações do assoalho pélvico. Quanto antes o tratamento ' +
    'começa, melhor costuma ser a recuperação.',
  Fonoaudiólogo:
    'O fonoaudiólogo cuida da fala, da linguagem, da voz, da audição e da deglutição, de bebês a idosos. ' +
    'Procure-o se a criança demora a falar ou troca sons, se há gagueira, rouquidão que não passa, ' +
    'dificuldade para ouvir ou engasgos frequentes. Ele também atua na reabilitação depois de um AVC.',
  Gastroenterologista:
    'O gastroenterologista trata o sistema digestivo: esôfago, estômago, intestinos, fígado, vesícula e ' +
    'pâncreas. Azia frequente, dor abdominal, mudança do hábito intestinal, sangue nas fezes ou perda de ' +
    'peso sem explicação merecem avaliação. Ele também indica exames como a endoscopia e a colonoscopia.',
  Geriatra:
    'O geriatra cuida da saúde da pessoa idosa por inteiro: doenças crônicas, memória, equilíbrio, ' +
    'humor, sono e o uso de vários medicamentos ao mesmo tempo. Esquecimentos, quedas, perda de peso ou ' +
    'de autonomia são motivos para procurá-lo, mas a consulta também serve para planejar um ' +
    'envelhecimento saudável.',
  Ginecologista:
    'O ginecologista acompanha a saúde da mulher em todas as fases da vida: ciclo menstrual, ' +
    'contracepção, fertilidade, prevenção do câncer do colo do útero e da mama, e menopausa. Consultas ' +
    'regulares são importantes mesmo sem sintomas. Dor pélvica, corrimento diferente do habitual ou ' +
    'sangramento fora do período pedem avaliação.',
  Hematologista:
    'O hematologista investiga e trata as doenças do sangue e da medula óssea, como anemias, distúrbios ' +
    'da coagulação, leucemias e linfomas. Costuma-se chegar a ele por um exame de sangue alterado ou por ' +
    'sinais como palidez, cansaço persistente, manchas roxas sem motivo, sangramentos ou gânglios ' +
    'aumentados.',
  Infectologista:
    'O infectologista trata doenças causadas por vírus, bactérias, fungos e parasitas, como HIV, ' +
    'hepatites, tuberculose, dengue e infecções de repetição. Procure-o em caso de febre prolongada sem ' +
    'causa definida, para o cuidado e a prevenção das infecções sexualmente transmissíveis ou para ' +
    'orientação sobre vacinas e viagens.',
  'Médico da Família':
    'O médico da família acompanha pessoas de todas as idades ao longo da vida e resolve a maior parte ' +
    'dos problemas de saúde. É uma ótima porta de entrada quando você não sabe qual especialista ' +
    'procurar: ele cuida de doenças comuns e crônicas, orienta a prevenção e encaminha a outros ' +
    'profissionais quando é preciso.',
  Nefrologista:
    'O nefrologista cuida dos rins: doença renal crônica, infecções e cálculos que se repetem, e pressão ' +
    'alta de difícil controle. Inchaço, urina espumosa ou com sangue e alterações da creatinina são ' +
    'sinais para procurá-lo. Quem tem diabetes ou pressão alta deve acompanhar os rins mesmo sem ' +
    'sintomas.',
  Neurologista:
    'O neurologista trata as doenças do cérebro, da medula, dos nervos e dos músculos, como enxaqueca, ' +
    'epilepsia, AVC, Parkinson e demências. Procure-o em caso de dores de cabeça frequentes, tonturas, ' +
    'formigamentos, tremores ou perda de memória. Fraqueza súbita de um lado do corpo ou dificuldade ' +
    'repentina para falar é emergência.',
  Nutricionista:
    'O nutricionista avalia a sua alimentação e monta um plano que respeita a rotina, os gostos e a ' +
    'saúde de cada pessoa. Ele ajuda a tratar diabetes, colesterol alto, intolerâncias e obesidade, e ' +
    'orienta gestantes, crianças, idosos e esportistas. Procure-o também para mudar hábitos sem dietas ' +
    'radicais.',
  Oftalmologista:
    'O oftalmologista cuida dos olhos e da visão: óculos e lentes, catarata, glaucoma, doenças da retina ' +
    'e cirurgias. Faça avaliações regulares, pois algumas doenças avançam sem sintomas. Visão embaçada, ' +
    'dor, vermelhidão que persiste, flashes de luz ou perda súbita da visão pedem consulta sem demora.',
  Oncologista:
    'O oncologista conduz o tratamento do câncer com quimioterapia, imunoterapia, hormonioterapia e ' +
    'outros medicamentos, em conjunto com cirurgiões e radioterapeutas. Ele acompanha o paciente do ' +
    'diagnóstico ao seguimento, cuida dos efeitos do tratamento e da qualidade de vida. Também orienta ' +
    'quem tem casos de câncer na família.',
  Ortopedista:
    'O ortopedista trata ossos, articulações, músculos, tendões e ligamentos, de fraturas e entorses a ' +
    'artrose e hérnia de disco. Dores na coluna, no joelho, no ombro ou no quadril que não passam, ' +
    'deformidades e lesões do esporte são motivos para procurá-lo. Nem todo caso é cirúrgico: muitos ' +
    'melhoram com medicação e reabilitação.',
  Otorrinolaringologista:
    'O otorrinolaringologista cuida dos ouvidos, do nariz e da garganta. Procure-o em caso de sinusite ' +
    'ou amigdalite de repetição, nariz entupido, ronco, zumbido, tontura, perda de audição ou rouquidão ' +
    'que dura semanas. Ele atende adultos e crianças, inclusive com otites frequentes.',
  Pediatra:
    'O pediatra acompanha a saúde de bebês, crianças e adolescentes: crescimento, desenvolvimento, ' +
    'alimentação, vacinas e comportamento. As consultas de rotina são tão importantes quanto as de ' +
    'quando a criança adoece, pois permitem prevenir e perceber cedo qualquer dificuldade.',
  Pneumologista:
    'O pneumologista trata os pulmões e as vias respiratórias: asma, bronquite, enfisema, pneumonia e ' +
    'apneia do sono. Tosse que dura semanas, falta de ar, chiado no peito ou ronco com sonolência ' +
    'durante o dia merecem avaliação. Ele também ajuda quem quer parar de fumar.',
  Psiquiatra:
    'O psiquiatra é o médico que diagnostica e trata os transtornos mentais, como depressão, ansiedade, ' +
    'transtorno bipolar, TDAH e dependência química, com medicamentos quando são necessários e, muitas ' +
    'vezes, junto com a psicoterapia. Procure-o quando a tristeza, a ansiedade, a insônia ou outras ' +
    'mudanças atrapalham a vida. Em uma crise, o CVV atende pelo telefone 188, dia e noite.',
  Psicólogo:
    'O psicólogo oferece escuta e psicoterapia para compreender emoções, comportamentos e relações. Você ' +
    'pode procurá-lo em momentos de ansiedade, tristeza, luto, conflitos, esgotamento ou mudanças ' +
    'importantes, e também para se conhecer melhor. Ele não receita medicamentos e trabalha em parceria ' +
    'com o psiquiatra quando é preciso.',
  Quiropraxista:
    'O quiropraxista avalia e trata, com técnicas manuais, as alterações das articulações, ' +
    'principalmente as da coluna. É procurado por quem sente dores nas costas, no pescoço ou de cabeça ' +
    'ligadas à tensão e à postura. Conte sempre se você tem osteoporose, hérnia de disco ou passou por ' +
    'cirurgias.',
  Radiologista:
    'O radiologista realiza e interpreta exames de imagem, como radiografia, ultrassonografia, ' +
    'mamografia, tomografia e ressonância magnética. O laudo que ele escreve ajuda o seu médico a fechar ' +
    'o diagnóstico e a acompanhar o tratamento. Leve o pedido e os exames anteriores, e avise se houver ' +
    'gravidez ou alergia a contraste.',
  Reumatologista:
    'O reumatologista trata doenças das articulações, dos ossos e dos músculos e doenças autoimunes, ' +
    'como artrite reumatoide, lúpus, gota, fibromialgia e osteoporose. Dor e inchaço nas juntas, rigidez ' +
    'ao acordar ou dores pelo corpo que se prolongam são sinais para procurá-lo. O tratamento precoce ' +
    'evita deformidades.',
  Terapeuta:
    'O terapeuta acompanha pessoas que buscam equilíbrio, alívio do estresse e bem-estar, por métodos ' +
    'que variam de profissional para profissional. Pergunte sobre a formação, a abordagem e o que ' +
    'esperar das sessões. A terapia complementa, mas não substitui, o diagnóstico e o tratamento médico.',
  Urologista:
    'O urologista cuida dos rins, da bexiga e das vias urinárias de homens e mulheres, e do sistema ' +
    'reprodutor masculino. Dor ou sangue ao urinar, cálculos, infecções de repetição, incontinência, ' +
    'dificuldade de ereção e o acompanhamento da próstata são motivos comuns para a consulta.',
  'Técnico em Enfermagem':
    'O técnico em enfermagem presta cuidados diretos ao paciente sob a supervisão de um enfermeiro: ' +
    'higiene e conforto, medicação prescrita, curativos e controle dos sinais vitais. É quem costuma ' +
    'acompanhar em casa pessoas idosas, acamadas ou em recuperação de cirurgias.',
}
