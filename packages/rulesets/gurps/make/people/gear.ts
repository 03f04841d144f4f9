/**
 * Things beside the weapons of the catalogue. The book prints prices and weights of gear elsewhere: these are ours, round
 * numbers to start from.
 */

/** What a soldier is given by the name of its use; each nation has its own. */
export const ARMS = [
  'rifle',
  'sniper rifle',
  'carbine',
  'pistol',
  'submachine gun',
  'light machine gun',
  'machine gun',
  'grenade',
  'blade',
  'sword',
] as const
export type Arm = (typeof ARMS)[number]

interface Gear {
  readonly name: string
  /** As the catalogue has it where nothing is said. */
  readonly weight_lb?: number
  readonly cost?: number
  readonly worn?: boolean
  /** Kept elsewhere: a bicycle, a bundle in the truck. */
  readonly left_behind?: boolean
}

const gear = (name: string, weight_lb: number, cost: number): Gear => ({ name, weight_lb, cost })
const listed = (name: string): Gear => ({ name })
const worn = (name: string, weight_lb: number, cost: number): Gear => ({ name, weight_lb, cost, worn: true })
const parked = (name: string, weight_lb: number, cost: number): Gear => ({ name, weight_lb, cost, left_behind: true })

export const GEAR = {
  uniform: worn('uniform and boots', 6, 60),
  clothes: worn('clothes and shoes', 4, 60),
  'good clothes': worn('a good suit or dress', 3, 120),
  'work clothes': worn('work clothes and boots', 5, 30),
  coat: worn('warm coat', 5, 40),
  helmet: worn('steel helmet', 3, 20),
  'flying suit': worn('flying suit, gloves and goggles', 8, 80),
  parachute: parked('parachute', 25, 100),
  belt: worn('belt with pouches', 2, 10),
  pack: parked('pack with blanket and spare clothes', 15, 30),
  canteen: gear('full canteen', 3, 5),
  rations: gear('rations for a day', 2, 3),
  ammunition: gear('spare ammunition', 4, 10),
  'belted ammunition': parked('boxes of belted ammunition', 20, 30),
  'entrenching tool': listed('Entrenching Tool'),
  'medical bag': gear('medical bag', 6, 60),
  'surgical set': parked('surgical instruments in a case', 15, 300),
  radio: gear('portable radio', 30, 200),
  'hidden radio': parked('transmitter in a suitcase', 30, 300),
  telephone: gear('field telephone', 8, 40),
  binoculars: gear('binoculars', 2, 60),
  'map case': gear('map case and compass', 2, 25),
  whistle: gear('whistle', 0, 1),
  'wire cutters': gear('wire cutters', 3, 10),
  explosives: gear('satchel of explosives with fuses', 8, 50),
  'mine prod': gear('mine prod and marking tape', 2, 10),
  toolbox: parked('toolbox', 25, 100),
  pincers: gear('pocket tools', 1, 20),
  handcuffs: gear('handcuffs', 1, 10),
  club: listed('Billy Club'),
  'life jacket': parked('life jacket', 4, 15),
  papers: gear('identity papers', 0, 0),
  'false papers': gear('false papers', 0, 50),
  camera: gear('small camera', 2, 80),
  bicycle: parked('bicycle', 35, 45),
  notebook: gear('notebook and pencils', 0.5, 2),
  watch: gear('wrist watch', 0, 30),
  torch: gear('pocket torch', 1, 5),
  tobacco: gear('tobacco and matches', 0.5, 2),
  cards: gear('pack of cards', 0, 1),
  'mouth organ': gear('mouth organ', 0.5, 4),
  book: gear('a worn book', 1, 2),
  photograph: gear('photograph from home', 0, 0),
  flask: gear('hip flask', 1, 6),
  rope: gear('rope, ten yards', 5, 8),
  candles: gear('candles', 1, 2),
  knapsack: gear('knapsack', 2, 10),
} as const satisfies { readonly [key: string]: Gear }
export type GearKey = keyof typeof GEAR

/** What may be in anybody's pockets. */
export const POCKETS: readonly GearKey[] = [
  'watch',
  'torch',
  'tobacco',
  'cards',
  'mouth organ',
  'book',
  'photograph',
  'flask',
  'notebook',
  'candles',
]
