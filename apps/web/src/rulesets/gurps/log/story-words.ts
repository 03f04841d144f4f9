/** Texts of the log of a story: what time and wounds bring, and what is done for the wounded. */
import { numberText } from '../../../text/number-text.ts'

const byName = (names: { readonly [name: string]: string }) => names
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`
const points = (hp: number | undefined): string => (hp === undefined ? 'hit points' : counted(hp, 'hit point'))

export const storyLogWords = {
  passes: (span: string): string => `${span} later.`,
  rollFor: (purpose: string): string => `${purpose.charAt(0).toUpperCase()}${purpose.slice(1)}: `,
  bleeds: byName({ wounds: ' bleeds', vessel: ' bleeds from a torn vessel', throat: ' struggles to breathe' }),
  lost: (hp: number | undefined): string => `: ${points(hp)} lost.`,
  lostNothing: ', and loses nothing this time.',
  dryMinutes: (dry: number): string => ` ${counted(dry, 'dry minute')} now; after three it stops.`,
  stopped: ': it has stopped.',
  loses: (hp: number | undefined, of: string): string => ` loses ${points(hp)} to ${of}.`,
  dies: 'dies',
  of: (of: string): string => ` of ${of.replaceAll('-', ' ')}.`,
  goesOut: byName({
    wounds: ' falls unconscious.',
    exhaustion: ' collapses, exhausted.',
    faint: ' faints.',
    panic: ' panics.',
    'total-panic': ' is in total panic.',
    seizure: ' has a fit.',
    catatonia: ' falls into a stupor.',
    unconscious: ' falls unconscious.',
  }),
  staysOut: ' does not come to yet.',
  hangs: (coma: boolean): string =>
    coma ? ' falls into a coma, and dies without help.' : ' hangs between life and death, and lives.',
  comesTo: ' comes to.',
  delirious: (of: string): string => ` is delirious with ${of}, and dies without help.`,
  saved: ' is saved by ',
  tired: (count: number | undefined, of: string): string =>
    `${count === undefined ? ' is tired' : `: ${counted(count, 'point')} of fatigue`} by ${of}.`,
  regains: (count: number | undefined): string =>
    count === undefined ? ' gets strength back.' : ` gets ${counted(count, 'point')} of fatigue back.`,
  heals: (hp: number | undefined, by: string): string =>
    hp === 0 ? ` has a day of ${by} that heals nothing.` : ` gets ${points(hp)} back by ${by}.`,
  limb: (part: string): string => `: the ${part}`,
  limbUntil: byName({
    healed: ' can be used again when all hit points are back.',
    months: ' cannot be used for months.',
    never: ' is lost for good.',
  }),
  months: (months: number): string => ` cannot be used for ${counted(months, 'month')}.`,
  limbDecided: ' will be told later.',
  limbBack: ' can be used again.',
  woreOff: ' is past what weighed so heavily.',
  catches: (illness: string): string => ` has caught ${illness}.`,
  staysWell: (illness: string): string => ` was exposed to ${illness}, and stays well.`,
  illnessShows: ' falls ill.',
  illness: (hp: number | undefined, cured: boolean): string =>
    cured
      ? ' is over the illness.'
      : hp === undefined || hp === 0
        ? ' lies ill.'
        : hp < 0
          ? ' gets worse.'
          : ' gets better.',
  diagnoses: ' looks at ',
  diagnosis: (illness: string | undefined): string =>
    illness === undefined ? ', and names what it is.' : `: ${illness}.`,
  works: (stopped: boolean): string => (stopped ? ' stops the blood of ' : ' works a minute to stop the blood of '),
  inVain: ', in vain.',
  treats: byName({ bandaged: ' bandages ', 'first-aid': ' gives First Aid to ' }),
  restored: (hp: number | undefined): string =>
    hp === undefined ? '.' : hp < 0 ? `, and makes it worse by ${-hp}.` : `: ${points(hp)} back.`,
  stunned: (span: string): string => ` could do nothing for ${span}.`,
  fallsDown: ' falls down.',
  wastes: ' begins to waste away, unless somebody cares.',
  wasted: (day: number): string => `: day ${day} of wasting away.`,
} as const
