/** TAS Form 2, personal data and history: lines 856-920. */

/** In the order of the form. Those that are not filled from the character are free text. */
export const FORM_ITEMS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14a',
  '14b',
  '15',
  '16',
  '17',
  '18a',
  '18b',
  '18c',
  '19a',
  '19b',
  '19c',
  '20',
  '21',
  '22',
  '23a',
  '23b',
  '24',
] as const
export type FormItem = (typeof FORM_ITEMS)[number]

export const FORM_FIELDS: { readonly [item in FormItem]: { readonly field: string; readonly auto: boolean } } = {
  '1': { field: 'Date of preparation', auto: false },
  '2': { field: 'Name', auto: false },
  '3': { field: 'UPP', auto: true },
  '4': { field: 'Noble title', auto: true },
  '5': { field: 'Military rank', auto: true },
  '6': { field: 'Birthdate', auto: true },
  '7': { field: 'Age modifiers (+ drugs, - sleep)', auto: true },
  '8': { field: 'Birthworld', auto: false },
  '9': { field: 'Service', auto: true },
  '10': { field: 'Branch', auto: false },
  '11': { field: 'Dischargeworld', auto: false },
  '12': { field: 'Terms served', auto: true },
  '13': { field: 'Final rank', auto: true },
  '14a': { field: 'Retired (yes or no)', auto: true },
  '14b': { field: 'Retirement pay', auto: true },
  '15': { field: 'Special assignments', auto: false },
  '16': { field: 'Awards and decorations', auto: false },
  '17': { field: 'Equipment qualified on', auto: true },
  '18a': { field: 'Primary skill', auto: true },
  '18b': { field: 'Secondary skill', auto: true },
  '18c': { field: 'Additional skills', auto: true },
  '19a': { field: 'Preferred weapon', auto: false },
  '19b': { field: 'Preferred pistol', auto: false },
  '19c': { field: 'Preferred blade', auto: false },
  '20': { field: "Travellers' member (yes or no)", auto: true },
  '21': { field: 'Psionics date of test', auto: false },
  '22': { field: 'PSR', auto: false },
  '23a': { field: 'Trained (yes or no)', auto: false },
  '23b': { field: 'Date completed', auto: false },
  '24': { field: 'Talents and current levels', auto: false },
}

/** The words above the digits of the UPP. */
export const UPP_PARTS = ['Stren', 'Dext', 'Endur', 'Intel', 'Educ', 'Soc'] as const

export interface FormSection {
  readonly title: string
  readonly rows: readonly (readonly FormItem[])[]
  /** For the eyes of the owner and the referee. */
  readonly confidential: boolean
}

/** As the printed form is laid out, row by row. */
export const FORM_SECTIONS: readonly FormSection[] = [
  {
    title: 'Personal data and history',
    rows: [['1'], ['2', '3'], ['4', '5', '6'], ['7', '8']],
    confidential: false,
  },
  {
    title: 'Service history',
    rows: [
      ['9', '10', '11'],
      ['12', '13', '14a', '14b'],
      ['15'],
      ['16'],
      ['17'],
      ['18a', '18b'],
      ['18c'],
      ['19a', '19b', '19c', '20'],
    ],
    confidential: false,
  },
  {
    title: 'Psionics',
    rows: [['21', '22', '23a', '23b'], ['24']],
    confidential: true,
  },
]
