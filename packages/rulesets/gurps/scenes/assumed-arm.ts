/** A weapon in the hands of an average person: for a seat that sees what somebody attacks with, and not how well. */
import { BadInput, type Why } from '@umpire/engine'
import { character } from '../character/character.ts'
import { enterCharacter } from '../fight/enter/enter.ts'
import type { Arm } from '../fight/state/fighter.ts'
import type { Held } from '../fight/state/standing.ts'

const NOBODY = {
  id: 'somebody',
  name: 'Somebody',
  side: 0,
  player_character: false,
  q: 0,
  r: 0,
  facing: 0,
} as const

const TEN = 10
const AVERAGE = {
  system: 'gurps',
  version: 1,
  identity: { name: 'Somebody' },
  attributes: { st: TEN, dx: TEN, iq: TEN, ht: TEN },
}

/** The second of a kind is called so. */
const NUMBER = / \d+$/

/** As the catalogues in force know it, or bare hands; nothing where they do not. */
export function armNamed(key: string, why: Why): { readonly arm: Arm; readonly state: Held } | undefined {
  const name = key.replace(NUMBER, '')
  const person = character.read({ ...AVERAGE, items: [{ name }] }, name)
  const { fighter, standing } = entered(person, why) ?? { fighter: undefined, standing: undefined }
  const place = fighter?.arms.findIndex(one => one.key === name) ?? -1
  const [arm, state] = [fighter?.arms[place], standing?.arms[place]]
  return arm === undefined || state === undefined ? undefined : { arm, state }
}

/** What the catalogues do not know is no weapon to anybody. */
function entered(person: ReturnType<typeof character.read>, why: Why) {
  try {
    return enterCharacter(person, NOBODY, 'somebody', why)
  } catch (error) {
    if (error instanceof BadInput) return undefined
    throw error
  }
}
