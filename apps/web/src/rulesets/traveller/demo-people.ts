/** Where the people of each demo stand when its fight begins; a test holds it against the rules. */
export interface Standing {
  readonly name: string
  readonly side: number
  readonly band: number
}

export const DEMO_PEOPLE: { readonly [demo: string]: readonly Standing[] } = {
  warehouse: [
    { name: 'Ada', side: 1, band: 0 },
    { name: 'Bram', side: 1, band: 0 },
    { name: 'Oskar', side: 2, band: 2 },
    { name: 'Lem', side: 2, band: 2 },
    { name: 'Vitek', side: 2, band: 2 },
  ],
  airlock: [
    { name: 'Mirel', side: 1, band: 0 },
    { name: 'Jonas', side: 1, band: 0 },
    { name: 'Sef', side: 1, band: 0 },
    { name: 'Rook', side: 2, band: 0 },
    { name: 'Tarn', side: 2, band: 0 },
  ],
}
