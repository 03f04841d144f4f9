/** Sentences of the log. */
import type { Doing } from '@umpire/traveller/at-table'
import { byName, counted, credits, HANDS, ordinal, plural } from '../views/words.ts'

function doesWith({ kind, accessory }: Doing): string {
  switch (kind) {
    case 'draw':
      return 'draws'
    case 'reload':
      return 'reloads'
    case 'pick':
      return 'picks up'
    case 'fit':
      return `fits ${accessory} on`
    case 'remove':
      return `takes ${accessory} off`
    case 'fix':
      return 'fixes a bayonet on'
    case 'unfix':
      return 'takes the bayonet off'
    case 'fold':
      return 'folds the stock of'
    case 'unfold':
      return 'unfolds the stock of'
  }
}

export const logWords = {
  note: (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  rollFor: (purpose: string): string => `${purpose}: `,
  encounter: {
    somebody: 'somebody',
    aSide: 'one side',
    hands: HANDS,
    /** Of somebody in another scene: what they carried is not here any more. */
    aWeapon: 'a weapon',
    the: (weapon: string): string => `the ${weapon}`,
    and: ' and ',
    is: 'is ',
    to: ' to ',
    hit: (hit: boolean): string => (hit ? 'hit' : 'missed'),
    hitBy: (hit: boolean, by: number): string =>
      by === 0 && hit ? 'hit, exactly' : `${hit ? 'hit' : 'missed'} by ${by}`,
    against: (needed: string): string => ` against ${needed}, `,
    attacks: byName<(weapon: string) => string>({
      shoot: weapon => `fires ${weapon} at`,
      swing: weapon => `strikes with ${weapon} at`,
      weak: weapon => `strikes weakly with ${weapon} at`,
      throw: weapon => `throws ${weapon} at`,
    }),
    wounds: 'Wound',
    of: ' of ',
    moves: {
      evade: (): string => 'evades',
      close_range: (runs: boolean): string => (runs ? 'closes at a run to band ' : 'closes to band '),
      open_range: (runs: boolean): string => (runs ? 'opens the range at a run to band ' : 'opens the range to band '),
    },
    nobodyMoves: 'Nobody moves.',
    theyMove: 'They move.',
    atClose: 'At close range: ',
    woundedBy: ', hit by ',
    isAt: 'is at ',
    staysUp: 'and stays up',
    dead: 'dead',
    unconscious: 'unconscious',
    serious: 'seriously wounded',
    meet: 'They meet: ',
    apart: (bands: number): string =>
      bands === 0 ? ' range, in one band.' : ` range, ${counted(bands, 'band', 'bands')} apart.`,
    noSurprise: 'Nobody is surprised.',
    haveSurprise: ' have surprise.',
    avoiding: ' may avoid the encounter: ',
    avoids: (avoids: boolean): string => (avoids ? 'avoided' : 'they meet'),
    escaping: ' try to slip away: ',
    escapes: (escaped: boolean): string => (escaped ? 'escaped' : 'failed'),
    begins: 'The fight begins.',
    getsAway: ' gets away, beyond every range.',
    surrenders: ' surrenders.',
    draws: (weapon: string): string => ` draws ${weapon}.`,
    first: (count: number): string => ` ${plural(count, 'is', 'are')} first to draw.`,
    misfires: (weapon: string): string => `: ${weapon} does not go off. `,
    kills: ' finishes off ',
    works: (
      doing: Doing | undefined,
      weapon: string,
      done: boolean,
      rounds: number,
      ammo: number | undefined,
    ): string => {
      const does = doing === undefined ? 'works on' : doesWith(doing)
      const holds = ammo === undefined || doing?.kind !== 'reload' ? '' : `: ${counted(ammo, 'round', 'rounds')} in it`
      return done ? ` ${does} ${weapon}${holds}.` : ` ${does} ${weapon}, round ${rounds} of it.`
    },
    picksUp: (weapon: string): string => ` picks up ${weapon}.`,
    surpriseLost: (reason: string): string => (reason === '' ? 'Surprise is lost.' : `Surprise is lost: ${reason}.`),
    leaderOf: 'The leader of ',
    isKilled: ' is dead.',
    moraleOf: ', morale: ',
    stands: (stands: boolean): string => (stands ? 'they stand' : 'they break'),
    letGo: ' are let go.',
    switches: (burst: boolean): string => ` switches to ${burst ? 'bursts' : 'single shots'}.`,
    roundEnds: 'The round ends, ',
    sinceBegun: ' since the fight began.',
    recovers: ' recovers half way',
    comesRound: ' comes round',
    over: (how: string): string => `It is over: ${how}.`,
    overWith: (how: string): string => `It is over: ${how}. `,
    win: ' win.',
  },
  career: {
    somebody: 'The character',
    began: ' is 18 and about to choose.',
    born: 'Characteristics, 2D each: ',
    stayedOut: ' stays out of the services and enters play at 18.',
    triesFor: (service: string): string => `Enlistment in ${service}: `,
    accepted: 'accepted',
    rejected: 'rejected',
    draft: 'The draft: ',
    is: 'is ',
    now: ' is now ',
    survival: 'Survival: ',
    alive: 'alive',
    dies: 'dies',
    injured: 'injured',
    leavesInjured: ' and leaves the service at half term.',
    commission: 'Commission: ',
    commissioned: 'commissioned',
    promotion: 'Promotion: ',
    promoted: (rank: number): string => `promoted to rank ${rank}`,
    promotedShort: 'promoted',
    passedOver: 'passed over',
    table: (table: number): string => `Skill table ${table}: `,
    skill: (skill: string, level: number): string => `${skill}-${level}`,
    nothing: (result: string): string => `${result}, which brings nothing more.`,
    granted: 'Rank and service bring ',
    grantedNothing: (skill: string): string => `Rank and service would bring ${skill}, but no more levels fit.`,
    honoured: 'The rank raises social standing to ',
    served: (terms: number, age: number): string => `${ordinal(terms)} term served, age ${age}.`,
    aging: (age: number): string => `Aging at ${age}: `,
    crisis: 'Aging crisis: ',
    lives: 'lives',
    reenlistment: 'Reenlistment: ',
    stays: 'stays',
    mustStay: 'must stay',
    refused: 'not wanted any more',
    termLimit: 'seven terms are served',
    leaves: 'leaves',
    mustersOut: 'Mustering out with ',
    rolls: (rolls: number): string => counted(rolls, 'roll', 'rolls'),
    retired: (pay: number): string => `, retired${pay > 0 ? ` on ${credits(pay)} a year` : ''}.`,
    cashTable: 'Cash table: ',
    benefitsTable: 'Benefits table: ',
    membership: 'Travellers’ Aid membership',
    memberAlready: 'Travellers’ Aid once more, of no further use',
    noBenefit: 'nothing',
    styled: 'To be addressed as ',
  },
} as const
