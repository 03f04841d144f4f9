/** Who asks, as far as limits, queues and "this machine only" go. */
import { isIP, type Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isLoopback, nameOf, ownNames } from './origin.ts'

export interface Asker extends Pick<FastifyRequest, 'ip' | 'ips' | 'host' | 'headers'> {
  readonly socket: Pick<Socket, 'localAddress'>
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
/** A household or a rented machine gets at least so many groups of an IPv6 address, and picks the others itself. */
const OF_ONE = 4

const groupsIn = (text: string): readonly string[] => (text === '' ? [] : text.split(':'))

/**
 * What counts as one: an IPv4 address, or all IPv6 addresses that begin with the same 64 bits.
 *
 *     oneOf('2001:db8:0:7::1f') // '2001:db8:0:7::/64'
 */
export function oneOf(ip: string): string {
  const [, mapped] = MAPPED.exec(ip) ?? []
  if (mapped !== undefined) return mapped
  const [address = ''] = ip.toLowerCase().split('%')
  if (isIP(address) !== 6) return ip
  const [before = '', after = ''] = address.split('::')
  const [head, tail] = [groupsIn(before), groupsIn(after)]
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, OF_ONE)
  return `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => oneOf(ip)

/** A proxy that nobody told us of says that it asks for somebody else: it is not believed, but not overheard either. */
export const isForwarded = ({ headers, ips = [] }: Asker): boolean =>
  // One that is believed adds an address to its own.
  (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) && ips.length < 2

const plain = (ip: string | undefined): string => ip?.replace(MAPPED, '$1') ?? ''

/** A name that stands in no public directory: no proxy is known by it. */
const isPlainName = (name: string): boolean =>
  ownNames().includes(name) && (!name.includes('.') || name.endsWith('.local'))

/** Says by which name it asks, and not for whom: a proxy may pass on such a name from anybody. */
const isHiding = ({ headers, ips = [] }: Asker): boolean => headers['x-forwarded-host'] !== undefined && ips.length < 2

/**
 * Asked on this machine, as itself or by its own address. Through a proxy that hides for whom it asks, the name that people
 * know gives them away.
 */
export function isHere(request: Asker): boolean {
  const [ip, host] = [plain(request.ip), nameOf(request.host)]
  if (isForwarded(request) || isHiding(request)) return false
  if (isLoopback(ip)) return isLoopback(host) || isPlainName(host)
  return ip === plain(request.socket.localAddress) && (ip === host || isPlainName(host))
}
