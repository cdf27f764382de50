/** What people paste or have in a sheet; what a screen then shows, and what is stored: null where it is refused. */
export interface PastedValue {
  pasted: string
  shown: string
  stored: string | null
}

const value = (pasted: string, shown: string, stored: string | null): PastedValue => ({
  pasted,
  shown,
  stored,
})

/** Telephones of a profile or place. Those that `WHATSAPPS` repeats may be a WhatsApp too. */
export const PASTED_TELEPHONES: readonly PastedValue[] = [
  value('0800 722 1234', '0800 722 1234', '08007221234'),
  value('0800-12-3456', '0800-12-3456', '0800123456'),
  value('0300 789 1234', '0300 789 1234', '03007891234'),
  value('4004-1234', '4004-1234', '40041234'),
  value('3003 5678', '3003 5678', '30035678'),
  value('(11) 3265-4321 ramal 12', '(11) 3265-4321 ramal 12', '1132654321 ramal 12'),
  value('11 3265 4321 r. 7', '11 3265 4321 r. 7', '1132654321 ramal 7'),
  value('(11) 3265-4321, Ramal: 4021', '(11) 3265-4321, Ramal: 4021', '1132654321 ramal 4021'),
]

export const PASTED_WHATSAPPS: readonly PastedValue[] = [
  value('(11) 98765-4321', '(11) 98765-4321', '11987654321'),
  value('\u202A(11) 98765-4321\u202C', '(11) 98765-4321', '11987654321'),
  value('\u202A+55 11 98765\u20114321\u202C', '+55 (11) 98765-4321', '5511987654321'),
  value('(11)\u00A098765\u20134321', '(11) 98765-4321', '11987654321'),
  value('\uFEFF11987654321\u200B', '(11) 98765-4321', '11987654321'),
  value('(011) 98765-4325', '(11) 98765-4325', '11987654325'),
  value('011 98765 4321', '(11) 98765-4321', '11987654321'),
  value('019 99999-8887', '(19) 99999-8887', '19999998887'),
  value('0xx11 98765-4324', '(11) 98765-4324', '11987654324'),
  value('0XX (11) 3265-4321', '(11) 3265-4321', '1132654321'),
  value('(0xx11) 98765-4324', '(11) 98765-4324', '11987654324'),
  value('015 11 98765-4321', '(11) 98765-4321', '11987654321'),
  value('021 11 3265-4321', '(11) 3265-4321', '1132654321'),
  value('0055 11 98765-4321', '+55 (11) 98765-4321', '5511987654321'),
  value('00 55 (11) 3265-4321', '+55 (11) 3265-4321', '551132654321'),
  value('+55 (0) 11 98765-4321', '+55 (11) 98765-4321', '5511987654321'),
  value('+55 011 98765-4321', '+55 (11) 98765-4321', '5511987654321'),
  value('Tel.: (11) 3265-4321', '(11) 3265-4321', '1132654321'),
  value('WhatsApp: 11 98765-4321', '(11) 98765-4321', '11987654321'),
  value('55 98765-4321', '(55) 98765-4321', '55987654321'),
]

/** Neither a telephone nor a WhatsApp; what cannot be formatted stays as it was typed. */
export const NO_PHONES: readonly PastedValue[] = [
  value('+1 555 010 0200', '+1 555 010 0200', null),
  value('(11) 8765-4328', '(11) 8765-4328', null),
  value('+351 912 345 678', '+351 912 345 678', null),
  value('falar com Bia', 'falar com Bia', null),
  value('(20) 98765-4321', '(20) 98765-4321', null),
]

export const PASTED_DOCUMENTS: readonly PastedValue[] = [
  value('CPF: 529.982.247-25', '529.982.247-25', '529.982.247-25'),
  value('cpf 52998224725', '529.982.247-25', '52998224725'),
  value('CPF nº 529.982.247-25', '529.982.247-25', '529.982.247-25'),
  value('\u202A529.982.247\u201125\u202C', '529.982.247-25', '529.982.247-25'),
  value('CNPJ: 11.222.333/0001-81', '11.222.333/0001-81', '11.222.333/0001-81'),
  value('CPF/CNPJ: 12abc34501de35', '12.ABC.345/01DE-35', '12abc34501de35'),
]

/** Names of people as they are on Brazilian documents. */
export const NAMES: readonly PastedValue[] = [
  ...[
    "O'Connor",
    "D'Ávila",
    "Sant'Anna",
    'João Jr.',
    'M. Clara',
    'Müller',
    'Conceição',
    'Ñusta',
    'Ana-Maria',
  ],
  ...['Ana', 'Sá', 'dos Santos e Silva', 'Ağaoğlu', 'Þóra', 'Иван', '田中', 'Løkke', 'Veríssimo', 'Crossi'],
]
  .map((name) => value(name, name, name))
  .concat([
    value('Maria  Clara', 'Maria  Clara', 'Maria Clara'),
    value('\u202ABia Souza\u202C', 'Bia Souza', 'Bia Souza'),
    value('Ana\u00A0Lúcia', 'Ana Lúcia', 'Ana Lúcia'),
    value('Ana\u2028Lúcia', 'Ana Lúcia', 'Ana Lúcia'),
    value('D´Ávila', 'D´Ávila', "D'Ávila"),
    value('Sant’Anna', 'Sant’Anna', "Sant'Anna"),
    value('Jose\u0301', 'Jose\u0301', 'José'),
    value('Silva\u2011Souza', 'Silva\u2011Souza', 'Silva-Souza'),
  ])

export const NO_NAMES: readonly string[] = [
  ...['Ana ✅ Verificada', 'Ana ✔ Verificado', 'Ana Souza [Perfil Verificado]', 'Bruno Lima ⭐ 5,0', 'Ana ★'],
  ...['Equipe Saúde Perto Suporte', 'Saúde-Perto', 'SAUDEPERTO', 'Ana verificada', 'Perfil Verificado'],
  ...[
    'АНА',
    'Αna',
    'Anа',
    'Ｂruno',
    '𝓐𝓷𝓪',
    '<b>Bob</b>',
    'Bob (Ana)',
    'José 2º',
    'José 2',
    'Ana CRM',
    'C.R.M. Ana',
  ],
  ...[
    'Ligue 11 4002 8922',
    'Ana & Rui',
    'Ana, Rui',
    'Ana/Rui',
    '#N/D',
    '#REF!',
    'A\u0300\u0301\u0302\u0303na',
    "Ana''",
  ],
]
