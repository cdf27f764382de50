import type { MarkerRole } from './dictionary_entry.ts'

/** Words that name nothing themselves but tell what stands beside them. Folded, comma-separated. */
export const MARKER_WORDS: Readonly<Record<MarkerRole, string>> = {
  in: 'em, no, na, nos, nas, perto de, perto do, perto da, proximo a, proximo de, proximo ao, na cidade de, cidade de, cidade, na regiao de, regiao de, municipio de, localizado em, localizada em, na regiao do, dentro de, em torno de, atende em, atendem em, atendendo em, que atende em, que atendem em, mora em, atua em',
  stateOf:
    'estado de, estado do, estado da, no estado de, no estado do, no estado da, estado, interior de, interior do, interior da',
  plan: 'convenio, convenios, plano, planos, plano de saude, planos de saude, seguro saude, convenio medico, que atende, que atendem, atende, atendem, aceita, que aceita, que aceitam, aceitam, aceitando, credenciado, credenciada, credenciados, credenciado na, credenciada na, cobertura, pelo, pela, pelo plano, pelo convenio, atendendo, conveniado, conveniada, do plano, com plano, com convenio, carteirinha, rede credenciada',
  title:
    'dr, dra, doutor, doutora, drs, dras, doutores, doutoras, prof, profa, professor, professora, sr, sra',
  connective: 'de, da, do, das, dos, e, d, del, di',
  noise:
    'a, o, as, os, um, uma, ao, aos, com, para, pra, pro, por, que, ou, ate, mais, muito, quero, preciso, sou, estou, moro, gostaria, posso, procuro, procurando, busco, buscar, encontrar, achar, marcar, agendar, ver, ir, me, eu, meu, minha, mim, qual, quais, onde, como, quem, tem, ter, trata, cuida, cuidar, tratar, tratamento, entende, ' +
    'medico, medica, medicos, medicas, med, clinica, clinicas, consulta, consultas, consultorio, profissional, profissionais, especialista, especialistas, especialidade, especializado, especializada, hospital, atendimento, saude, area, servico, servicos, exame, exames, problema, problemas, dor, dores, doenca, doencas, cirurgia, ' +
    'bom, boa, bons, boas, melhor, melhores, barato, barata, popular, preco, valor, particular, sus, urgente, urgencia, emergencia, plantao, hoje, agora, amanha, aqui, perto, perto de mim, perto daqui, proximo, proxima, proximos, mim, regiao, bairro, centro, zona sul, zona norte, zona leste, zona oeste, online, presencial, teleconsulta, telemedicina, domiciliar, domicilio, a domicilio, em casa, em domicilio, casa, 24h, 24 horas, infantil, infantis, adulto, adultos, particulares, brasil, crm, cro, crp, crn, coren, crefito, crfa, na minha regiao, minha cidade, na minha cidade, qualquer, todas as especialidades, todos os convenios, todos, todas',
}
