import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { isHere, oneOf } from './address.ts'

test('an IPv4 address stands for itself, however it is written', () => {
  expect(['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:192.0.2.7'].map(oneOf)).toEqual([
    '192.0.2.7',
    '192.0.2.7',
    '192.0.2.7',
  ])
})
test('IPv6 addresses count as one if their first 64 bits do', () => {
  const one = '2001:db8:0:7::/64'
  for (const ip of [
    '2001:db8:0:7::1',
    '2001:0DB8::7:1:2:3:4',
    '2001:db8:0:7:ffff:ffff:ffff:ffff',
    '2001:db8:0:7::1%eth0',
  ])
    expect(oneOf(ip), ip).toBe(one)
  for (const ip of ['2001:db8:0:8::1', '2001:db8::7', '2001:db8:1:7::1']) expect(oneOf(ip), ip).not.toBe(one)
  expect(oneOf('::1')).toBe('0:0:0:0::/64')
})
test('what is no address stands for itself', () => expect(oneOf('unknown')).toBe('unknown'))

test('this machine is whoever asks from it, as itself or by its own address', () => {
  const asked = (ip: string, localAddress: string, host: string) =>
    isHere({ ip, host, headers: {}, socket: { localAddress } })
  expect(asked('127.0.0.1', '127.0.0.1', 'localhost:7400')).toBe(true)
  expect(asked('::1', '::1', '[::1]:7400')).toBe(true)
  expect(asked('::ffff:192.168.1.5', '::ffff:192.168.1.5', '192.168.1.5:7400')).toBe(true)
  expect(asked('127.0.1.1', '127.0.1.1', `${hostname().split('.')[0]}:7400`)).toBe(true)
  expect(asked('192.168.1.6', '192.168.1.5', '192.168.1.5:7400')).toBe(false)
  // A proxy on this machine that says for whom only by the name.
  expect(asked('127.0.0.1', '127.0.0.1', 'games.example')).toBe(false)
  expect(asked('192.168.1.5', '192.168.1.5', 'games.example')).toBe(false)
  // One that passes on whatever name the asker says.
  const headers = { 'x-forwarded-host': 'localhost' }
  const socket = { localAddress: '127.0.0.1' }
  expect(isHere({ ip: '127.0.0.1', ips: ['127.0.0.1'], host: 'localhost', headers, socket })).toBe(false)
})
