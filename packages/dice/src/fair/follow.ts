/** What each entry makes of a log: the one place where its state moves on. */
import { bytesOfHex, hexOf } from '../hash/bytes.ts'
import { LIMITS } from '../limits.ts'
import { linkBefore } from './chain.ts'
import {
  type DiceEntry,
  type FairState,
  isSecret,
  type NumberEntry,
  type PageEntry,
  type PagesState,
  type RolledEntry,
} from './entry.ts'
import { LogError } from './guard.ts'
import { mixedEntropy, mixedNumber } from './protocol.ts'

export const NO_PAGES: PagesState = { seated: 0, key: null, open: 0, secret: 0, list: [] }

/** The state after an entry that was appended to its log. @throws LogError if a log in this state has no such entry */
export function followed(state: FairState, entry: DiceEntry): FairState {
  const { hash } = entry
  switch (entry.type) {
    case 'opened':
      return { ...state, hash }
    case 'entropy': {
      const entropy = hexOf(mixedEntropy(bytesOfHex(state.entropy), entry.n, entry.from, entry.text))
      return { ...state, hash, entropy, texts: entry.n }
    }
    case 'page':
      return { ...state, hash, pages: withPage(state, pagesOf(state), entry) }
    case 'number':
      return { ...withNumber(state, pagesOf(state), entry), hash }
    case 'rolled':
      return { ...state, hash, rolled: entry.n, ...(state.pages && { pages: withRoll(state.pages, entry) }) }
    case 'typed':
      return { ...state, hash, typed: entry.n }
    case 'closed':
      return { ...state, hash, closed: true }
  }
}

function pagesOf({ pages }: FairState): PagesState {
  if (pages === undefined)
    throw new LogError('Expected a log of version 2, found one of version 1: no page gives it numbers')
  return pages
}

function withPage({ entropy }: FairState, pages: PagesState, { n, anchor }: PageEntry): PagesState {
  // It may answer its own coming, too.
  const page = { n, last: anchor, base: entropy, seated: n - 1 }
  return { ...pages, seated: n, list: [...pages.list, page].slice(-LIMITS.pages) }
}

/** The page whose next number this is. */
export function giverOf({ list }: PagesState, value: string): PagesState['list'][number] | undefined {
  const before = linkBefore(value)
  return list.find(({ last }) => last === before)
}

function withNumber(state: FairState, pages: PagesState, { n, page, value }: NumberEntry): FairState {
  const giver = giverOf(pages, value)
  if (giver?.n !== page) throw new LogError(`Expected the next number of page ${page}, found another`)
  // What the rolls depend on was fixed when this page last said something: nothing put in since can move them.
  const key = { base: giver.base, value }
  const entropy = hexOf(mixedNumber(bytesOfHex(state.entropy), n, page, bytesOfHex(value)))
  const after = { n: page, last: value, base: entropy, seated: pages.seated }
  const list = [...pages.list.filter(one => one !== giver), after]
  return { ...state, entropy, texts: n, pages: { ...pages, key, open: 0, secret: 0, list } }
}

const withRoll = (pages: PagesState, { purpose }: RolledEntry): PagesState =>
  isSecret(purpose) ? { ...pages, secret: pages.secret + 1 } : { ...pages, open: pages.open + 1 }

/**
 * Whether a page may give a number though nothing is rolled: once after a page has sat down. More often it would be a way
 * to try out what falls next without anybody seeing a roll.
 */
export const mayStir = ({ list, seated }: PagesState, page: number): boolean =>
  list.some(one => one.n === page && one.seated < seated)
