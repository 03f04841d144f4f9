/** What choices of a career are about, where a name is chosen from a list: its key is that name. */
import { int, kinds, optional, record, text, type ValueOf } from '@umpire/engine'

const name = text(100)

export const careerAboutField = kinds(
  /** With what the quick table says of the weapon: characteristics for a DM, and wound dice. */
  [['weapon'], { name, aid: optional(record({ plus_at: int(), minus_to: int(), wounds: text(20) })) }],
  [['skill', 'vehicle', 'title'], { name }],
)
export type CareerAbout = ValueOf<typeof careerAboutField>
