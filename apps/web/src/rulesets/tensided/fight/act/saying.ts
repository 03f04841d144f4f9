/** Whom, how and where, as the rules name it in one text: "Rook/usual/head/through", "at/Rook", "Rook/pin". */
import type { PlannedAct } from '../../odds/ask.ts'

export interface Said {
  /** Somebody, or where something is thrown to. */
  readonly target: string
  readonly how: string
  readonly where: string
  readonly extra: boolean
}

export const kindOf = (act: string): string => act.split(':')[0] ?? act

const CALLED = ['shoot', 'strike']
export const isCalled = (kind: string): boolean => CALLED.includes(kind)

export function saidIn({ act, says = '' }: PlannedAct): Said {
  if (kindOf(act) === 'throw') return { target: says, how: '', where: '', extra: false }
  const [target = '', how = '', where = '', extra] = says.split('/')
  return { target, how, where, extra: extra !== undefined }
}

/** The same with something else said of it. */
export function saying(now: PlannedAct, change: Partial<Said>, extra: string | null): PlannedAct {
  const said = { ...saidIn(now), ...change }
  const kind = kindOf(now.act)
  if (isCalled(kind)) {
    const more = said.extra && extra !== null ? `/${extra}` : ''
    return { act: now.act, says: `${said.target}/${said.how}/${said.where || 'any'}${more}` }
  }
  return { act: now.act, says: kind === 'grapple' ? `${said.target}/${said.how}` : said.target }
}

/** Whom an act is meant for; nobody where it is meant for a square, or for nobody. */
export function targetOf({ act, says = '' }: PlannedAct): string | undefined {
  const [first, second] = says.split('/')
  if (kindOf(act) === 'throw') return first === 'at' ? second : undefined
  return kindOf(act) === 'move' || first === '' || first === 'lapse' ? undefined : first
}

const SQUARE = /^(?:on\/)?(-?\d+),(-?\d+)$/

/** The square that is gone to, or that something is thrown on. */
export function squareIn({ says = '' }: PlannedAct): { readonly x: number; readonly y: number } | undefined {
  const [, x, y] = SQUARE.exec(says) ?? []
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) }
}
