/**
 * Whole fights of Traveller, five against five, beside drawing as many dice one by one from the same kind of stream: what
 * the rules, the choices and the facts of a fight cost on top of its dice.
 */
import { seeded } from '@umpire/dice'
import { compose, type Json, simulator } from '@umpire/engine'
import { bot, choosable, encounter, encounterFile, encounterPlay, startOf } from '@umpire/traveller'
import { diceDrawn } from './dice-drawn.ts'
import { FIREFIGHT, SHOTGUNS } from './firefight.ts'
import { versus } from './measure.ts'

const ROUNDS = { rounds: 200 }
const COUNTED = 2000

function benchFight(what: string, file: Json): void {
  const ruleset = compose(choosable)
  const start = startOf(encounterFile.read(file, what), what, ruleset.silent)
  const fights = simulator({ ...encounterPlay, ruleset }, bot(ruleset))
  const dice = Math.round(diceDrawn(COUNTED, source => fights.run(encounter, ROUNDS, start, source)))
  const ours = seeded('ours')
  const theirs = seeded('theirs')
  versus(
    `fights: five against five with ${what}, against drawing their ${dice} dice one by one`,
    {
      name: 'simulated fight',
      run: times => {
        let rounds = 0
        for (let i = 0; i < times; i++) rounds += fights.run(encounter, ROUNDS, start, ours).state.round
        return rounds
      },
    },
    {
      name: 'drawing its dice',
      run: times => {
        let sum = 0
        for (let i = 0; i < times * dice; i++) sum += theirs.draw(6, 1)
        return sum
      },
    },
    1 / 15,
  )
}

export function benchFights(): void {
  benchFight('shotguns', SHOTGUNS)
  benchFight('automatic weapons', FIREFIGHT)
}
