import { RETENTION } from '#domain/shared/retention.ts'
import type { LegalSection } from './legal_text.ts'

export const PRIVACY: readonly LegalSection[] = [
  {
    id: 'em-resumo',
    title: 'Em resumo',
    blocks: [
      [
        'Você busca e lê perfis sem criar conta e sem se identificar.',
        'Só pedimos os dados necessários para que um profissional fale com você, e apenas ele os recebe.',
        'Não vendemos dados e não usamos cookies de publicidade.',
        'Você pode pedir acesso, correção ou exclusão dos seus dados a qualquer momento.',
      ],
    ],
  },
  {
    id: 'dados',
    title: 'Quais dados tratamos e para quê',
    blocks: [
      'Tratamos dados conforme a Lei Geral de Proteção de Dados (Lei nº 13.709/2018, LGPD) e, quando aplicável, o Regulamento Geral sobre a Proteção de Dados da União Europeia (GDPR).',
      [
        'Registro de interesse: nome, WhatsApp, serviço de interesse e local de atendimento, enviados ao ' +
          'profissional escolhido para que ele entre em contato; o profissional pode anotar algo para si, que ' +
          'vai com o registro quando você pede os seus dados ou a exclusão. Base legal: o seu consentimento, ' +
          'que fica registrado com a versão do texto aceito.',
        'Avaliações: nota, o que você marcou como bom e comentário, publicados depois de aprovados, com o primeiro nome e uma inicial; o ' +
          'nome como foi escrito, só o profissional e quem cuida do site veem. Base legal: o seu ' +
          'consentimento, que fica registrado com a versão do texto aceito.',
        'Convênio não aceito: quando você avisa que um convênio do perfil não foi aceito, guardamos o convênio, o profissional e o dia, sem nome nem texto, com um código irreversível no lugar do endereço de rede, para contar cada aviso uma vez. O profissional vê só quantos avisos houve. Base legal: o legítimo interesse.',
        'Cadastro de profissionais: identificação, registro no conselho, contato, endereço profissional e senha (guardada apenas em forma cifrada e irreversível). Base legal: a execução do contrato.',
        'Resumo do mês: o profissional recebe por e-mail, no começo de cada mês, os números do próprio perfil ao lado da mediana de ao menos cinco colegas, e pode deixar de receber por um link ou na conta. Base legal: o legítimo interesse.',
        'Dados técnicos: endereço de rede e tipo de navegador, usados para segurança, para limitar abusos e para contar visitas sem identificar quem visitou. Base legal: o legítimo interesse.',
        'Localização aproximada: só quando você usa “Perto de mim”, no botão ou nas palavras da busca, e o navegador permite. A posição é arredondada para cerca de 1 km, vai com a busca e não é guardada.',
      ],
      'O motivo da sua consulta pode revelar algo sobre a sua saúde. Por isso, o profissional só vê o que você decidir enviar, e nunca colocamos essas informações em endereços de páginas.',
    ],
  },
  {
    id: 'compartilhamento',
    title: 'Com quem compartilhamos',
    blocks: [
      'Com o profissional que você escolheu contatar; com fornecedores de hospedagem e de envio de e-mail, ' +
        'que seguem as nossas instruções; e com autoridades, quando a lei exigir. O profissional responde ' +
        'pelo uso que faz dos dados no atendimento.',
      'O seu navegador fala com outros serviços só nestes casos:',
      [
        'quando um profissional digita o CEP de um local de atendimento, o ViaCEP (viacep.com.br) recebe esse CEP e responde com o endereço;',
        'quando um artigo do blog mostra uma imagem que está em outro site, esse site a entrega;',
        'quando um profissional liga os avisos no navegador, o serviço de avisos dele (do Google, da Apple, da Mozilla ou da Microsoft) entrega cada um, cifrado e sem dados do paciente;',
        'quando você abre um link para o WhatsApp, o mapa, uma rede social ou o site de um profissional, valem as regras desse serviço.',
      ],
      'Se algum fornecedor estiver fora do Brasil, a transferência segue as garantias previstas na LGPD e no GDPR.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies e armazenamento no navegador',
    blocks: [
      'Visitantes não recebem cookies. O único cookie é o da sessão: ele é criado quando alguém entra na ' +
        'conta e termina ao sair, ao fechar o navegador ou, com “lembrar de mim”, em até 30 dias ' +
        '(administradores: 12 horas). Sem ele, não é possível entrar na conta.',
      'Além dele, algumas anotações ficam somente no seu navegador, e nenhuma serve para publicidade:',
      [
        'a aparência escolhida (clara ou escura);',
        'a indicação de qual conta está aberta nele, por um código sem nome, até sair dela;',
        'o código de um link que enviamos por e-mail e você abriu, até usá-lo ou fechar a aba;',
        'as suas buscas mais recentes na página inicial, para você repeti-las; na própria lista, dá para remover uma ou todas;',
        'a última cidade em que você buscou, para os artigos do blog mostrarem quem atende nela; ela sai junto com as buscas recentes e com os últimos perfis;',
        'os profissionais que você guardou nos favoritos e os últimos perfis que abriu; no alto da página, dá para limpar cada lista com um toque;',
        'os pedidos de contato que você enviou (a quem, quando, para qual serviço e se já responderam), com ' +
          'o código que permite retirá-los: só este aparelho o tem, e em “Meus pedidos” cada um pode ser ' +
          'retirado ou tirado da lista;',
        'as últimas páginas públicas que você abriu, para ler sem conexão, por até 7 dias; elas saem quando alguém entra na conta ou sai dela, e junto com os últimos perfis;',
        'o que você escreve em um formulário, menos senhas, até enviar ou fechar a aba;',
        'o ponto da página em que você estava, e a página que precisou ser carregada de novo, até fechar a aba;',
        'o que um profissional digitou no perfil ou nas configurações e ainda não salvou, até salvar, descartar ou fechar a aba;',
        'quais dos pacientes que o procuraram um profissional chamou por último, por um código sem nome nem número, até responder se falou com eles;',
        'o rascunho de um artigo do blog que um administrador ainda não salvou, até salvar ou descartar.',
      ],
      'Você pode apagar tudo isso quando quiser nas configurações do navegador.',
    ],
  },
  {
    id: 'prazos',
    title: 'Por quanto tempo guardamos',
    blocks: [
      'Guardamos os dados enquanto forem necessários para a finalidade informada ou enquanto a lei exigir. O que passa destes prazos é excluído:',
      [
        `registros de interesse e mensagens: ${RETENTION.leadMonths} meses depois da última mudança;`,
        `avaliações recusadas: ${RETENTION.rejectedReviewDays} dias;`,
        'perfis e as avaliações que eles mostram: enquanto a conta do profissional existir;',
        `pedidos para assumir ou remover um perfil vindo de cadastro público (registro, e-mail e telefone): ${RETENTION.profileClaimDays} dias sem decisão, e ${RETENTION.decidedClaimDays} dias depois dela;`,
        `avisos de convênio não aceito: ${RETENTION.insurerReportDays} dias;`,
        `cadastros sem e-mail confirmado: ${RETENTION.unconfirmedDays} dias;`,
        `o e-mail anterior de uma conta, para que a dona possa desfazer a troca: ${RETENTION.formerEmailDays} dias;`,
        `e-mails que não conseguimos entregar, com o endereço: ${RETENTION.givenUpJobDays} dias;`,
        `pedidos de nova senha: ${RETENTION.passwordResetDays} dias;`,
        'sessões: até sair da conta ou até o fim do seu prazo;',
        'o endereço em que o navegador de um profissional recebe avisos: até desligá-los ou sair da conta nele;',
        `registros de acesso à conta: ${RETENTION.accessRecordMonths} meses, como manda o Marco Civil da Internet (Lei nº 12.965/2014, artigo 15);`,
        `tentativas de entrada recusadas, trocas de senha e outros sinais de ataque, com um código irreversível no lugar do endereço de rede: ${RETENTION.securityEventDays} dias;`,
        `a rede de onde uma conta já entrou, que a protege de quem tenta adivinhar a senha: ${RETENTION.knownSenderDays} dias;`,
        `endereços antigos de perfis, reservados para que ninguém os tome logo: ${RETENTION.heldSlugDays} dias.`,
      ],
      'Sem prazo ficam apenas provas: o registro do que administradores e operadores fizeram no site; qual ' +
        'texto de consentimento foi aceito, quando e até quando, sem o nome de quem aceitou; e um código ' +
        'irreversível de quem pediu a exclusão e do registro profissional que saiu, para que nem uma cópia de ' +
        'segurança antiga nem um novo cadastro público tragam os dados de volta.',
    ],
  },
  {
    id: 'seguranca',
    title: 'Com que segurança',
    blocks: [
      'Protegemos os dados com conexões cifradas, senhas irreversíveis, acesso restrito e registro das ' +
        'consultas a dados de pacientes. Se houver um incidente com risco relevante, avisaremos as pessoas ' +
        'afetadas e a Autoridade Nacional de Proteção de Dados (ANPD).',
    ],
  },
  {
    id: 'direitos',
    title: 'Os seus direitos',
    blocks: [
      'A LGPD (artigo 18) e o GDPR (artigos 15 a 22) garantem a você:',
      [
        'confirmar se tratamos os seus dados e acessá-los;',
        'corrigir dados incompletos, inexatos ou desatualizados;',
        'pedir a anonimização, o bloqueio ou a exclusão do que for desnecessário ou excessivo;',
        'receber os seus dados em formato que permita levá-los a outro serviço (portabilidade); profissionais baixam tudo em Segurança, com a foto, e o arquivo diz o que fica de fora e por quê;',
        'saber com quem os compartilhamos;',
        'retirar o consentimento e pedir a exclusão do que foi tratado com base nele; um pedido de contato você mesmo retira em “Meus pedidos”, no aparelho que o enviou;',
        'opor-se a um tratamento ou pedir a sua limitação;',
        'pedir a revisão de decisões tomadas apenas de forma automatizada.',
      ],
      'Para exercer um direito, escreva para o encarregado pelo tratamento de dados pessoais do [marca] ' +
        '(LGPD, artigo 41): [contato]. Podemos pedir uma confirmação de identidade. O pedido é gratuito e ' +
        'respondido no prazo legal. Você também pode reclamar à ANPD ou, na União Europeia, à autoridade do ' +
        'seu país.',
    ],
  },
  {
    id: 'criancas',
    title: 'Crianças e adolescentes',
    blocks: [
      'O contato em nome de crianças e adolescentes deve ser feito por mãe, pai ou responsável legal, que informa os próprios dados.',
    ],
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta política',
    blocks: [
      'Quando esta política mudar, publicaremos aqui a nova versão com a sua data. Mudanças importantes serão destacadas no site.',
    ],
  },
]
