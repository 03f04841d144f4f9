/** By which addresses others come here: a link to 127.0.0.1 is of no use on another machine. */
import { networkInterfaces } from 'node:os'
import { isLoopback, nameOf } from './origin.ts'

export interface Reach {
  /** With their port, the likeliest first; at least one. */
  readonly hosts: readonly string[]
  /** Others can come by them; or nobody else is listened to; or there is no network. */
  readonly reach: 'network' | 'this-machine' | 'no-network'
}

/** What a home network gives out comes before what virtual machines and containers use among themselves. */
const LIKELY = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./]
const likelihood = (address: string): number => {
  const found = LIKELY.findIndex(range => range.test(address))
  return found < 0 ? LIKELY.length : found
}

/** The addresses of this machine in its networks. */
function addressesHere(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((list = []) =>
    list.flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal && !address.startsWith('169.254.') ? [address] : [],
    ),
  )
}

/** The host that somebody asked for, as others can ask for it, too; `listens` is where the server does. */
export function reachOf(asked: string, listens: string, addresses = addressesHere()): Reach {
  if (!isLoopback(nameOf(asked))) return { hosts: [asked], reach: 'network' }
  if (isLoopback(listens)) return { hosts: [asked], reach: 'this-machine' }
  const [port = ''] = /:\d+$/.exec(asked) ?? []
  const hosts = addresses.toSorted((a, b) => likelihood(a) - likelihood(b)).map(address => `${address}${port}`)
  return hosts.length === 0 ? { hosts: [asked], reach: 'no-network' } : { hosts, reach: 'network' }
}
