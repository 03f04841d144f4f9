/** What is done with a weapon in place of an attack, and the text by which states and facts have it: "fit Silencer". */
import { ACCESSORIES, type AccessoryName } from '../../tables/words.ts'
import { FITTING, PLAIN_WORK } from './about.ts'

export type WorkKind = (typeof PLAIN_WORK)[number] | (typeof FITTING)[number]

export interface Doing {
  readonly kind: WorkKind
  /** That is fitted or taken off. */
  readonly accessory: AccessoryName | null
}

export const doingText = ({ kind, accessory }: Doing): string => (accessory === null ? kind : `${kind} ${accessory}`)

const ALL: readonly Doing[] = [
  ...PLAIN_WORK.map(kind => ({ kind, accessory: null })),
  ...FITTING.flatMap(kind => ACCESSORIES.map(accessory => ({ kind, accessory }))),
]
const BY_TEXT: ReadonlyMap<string, Doing> = new Map(ALL.map(doing => [doingText(doing), doing]))

/** What that text stands for; none if nothing is called so. */
export const doingNamed = (text: string): Doing | undefined => BY_TEXT.get(text)
