/** The bets that games take, line 622. For the games of a house the book states no least bet. */
import { table } from '@umpire/engine'

export const BETS = table('Bets', {
  organized: { least: 1, most: 5000, because: 'the house takes bets of Cr1 to Cr5000' },
  private: { least: 50, most: 5000, because: 'a private game takes bets of Cr50 to Cr5000' },
})
