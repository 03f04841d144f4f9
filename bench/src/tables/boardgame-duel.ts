/**
 * The same duel as a game of boardgame.io, as its documentation would have it written.
 *
 * Equal to ours: the state with both fighters' sheets, the dice of an attack, what comes of them, the lines of the log in
 * the form that ours have, and that hit points, nerve and secret rolls are seen by the game master alone (`playerView`).
 * Its log is the last lines only, as many as our page gets when it comes in; ours goes back to the beginning on demand.
 *
 * It sends the whole state each time, which is its usual way. The other, `deltaState`, was measured too: with a log in the
 * state it takes ten times as long.
 *
 * It does less: no reasons, no rules with options, no dice that can be verified, no undo over a restart, and its memory
 * store loses everything when the process ends.
 */
import { masters } from './masters.ts'

const LINES_KEPT = 60
const LIGHT = { day: 0, dusk: -2, dark: -5 }
const MULTIPLIER = { sword: 1.5, mace: 1, bow: 2 }
const MASTER = '0'

type Fighter = (typeof masters.fighters)[string]

interface Roll {
  readonly purpose: string
  readonly by: string
  readonly secret?: boolean
  readonly dice: string
  readonly faces: readonly number[]
  readonly total: number
}
interface Line {
  readonly version: number
  readonly at: number
  readonly by: string
  readonly kind: 'entry'
  readonly scene: string
  readonly index: number
  readonly entry: {
    readonly fact: { readonly type: string; readonly values: { readonly [name: string]: string | number | boolean } }
    readonly rolls: readonly Roll[]
  }
}
interface Duel {
  light: keyof typeof LIGHT
  turn: string
  fighters: { [name: string]: { -readonly [K in keyof Fighter]: Fighter[K] } }
  attacks: number
  lines: Line[]
}
interface Context {
  readonly G: Duel
  readonly random: { D6(count: number): number[] }
}

const succeeds = (total: number, needed: number): boolean => total <= 4 || (total < 17 && total <= needed)

function attack({ G, random }: Context): void {
  const by = G.turn
  const who = Object.keys(G.fighters).find(name => name !== by) ?? by
  const [attacker, victim] = [G.fighters[by], G.fighters[who]]
  if (attacker === undefined || victim === undefined) return
  let rolls: Roll[] = []
  const roll = (count: number, purpose: string, roller: string, secret?: true): number => {
    const faces = random.D6(count)
    const total = faces.reduce((sum, face) => sum + face, 0)
    rolls.push({ purpose, by: roller, ...(secret && { secret }), dice: `${count}d6`, faces, total })
    return total
  }
  let index = 0
  const tell = (type: string, values: Line['entry']['fact']['values']): void => {
    const entry = { fact: { type, values }, rolls }
    const line: Line = {
      version: G.attacks,
      at: Date.now(),
      by: 'Game master',
      kind: 'entry',
      scene: 's1',
      index,
      entry,
    }
    G.lines.push(line)
    rolls = []
    index++
  }
  G.attacks++
  if (!succeeds(roll(3, 'attack', by), attacker.skill + LIGHT[G.light])) tell('missed', { who: by })
  else if (succeeds(roll(3, 'dodge', who), victim.speed + 3 - victim.load)) tell('defended', { who, by: 'dodge' })
  else {
    const past = Math.max(0, roll(2, 'damage', by) - victim.armour)
    const injury = Math.floor(past * MULTIPLIER[attacker.weapon])
    if (injury > 0) {
      const falls = 2 * injury > victim.health && !succeeds(roll(3, 'knockdown', who), victim.health)
      victim.hit_points -= injury
      victim.down ||= falls
      tell('wounded', { who, injury, falls })
      const gives_up = roll(2, 'nerve', who, true) + injury > 9 + victim.nerve
      victim.out = gives_up || victim.hit_points <= 0
      tell('wavered', { who, gives_up })
    }
  }
  G.turn = who
  tell('turned', { to: who })
  if (G.lines.length > LINES_KEPT) G.lines.splice(0, G.lines.length - LINES_KEPT)
}

/** A line as a player sees it. */
function seen(line: Line): readonly Line[] {
  const { fact, rolls } = line.entry
  if (fact.type === 'wavered') return []
  const { injury: _, ...values } = fact.values
  return [
    { ...line, entry: { fact: { type: fact.type, values }, rolls: rolls.filter(({ secret }) => secret !== true) } },
  ]
}

export const duel = {
  name: 'duel',
  setup: (): Duel => ({ ...structuredClone(masters), attacks: 0, lines: [] }),
  turn: { activePlayers: { all: 'fight' }, stages: { fight: {} } },
  playerView: ({ G, playerID }: { readonly G: Duel; readonly playerID: string | null }) => {
    if (playerID === MASTER) return G
    const fighters = Object.entries(G.fighters).map(([name, { hit_points: _, nerve: __, ...shown }]) => [name, shown])
    return { ...G, fighters: Object.fromEntries(fighters), lines: G.lines.flatMap(seen) }
  },
  moves: { attack: { move: attack, client: false } },
}
