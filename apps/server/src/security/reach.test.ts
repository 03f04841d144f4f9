import { describe, expect, test } from 'vitest'
import { reachOf } from './reach.ts'

const ADDRESSES = ['172.17.0.1', '192.168.1.20', '10.0.0.7']

describe('links for others', () => {
  test('go by the name that the game master came by, if others can use it', () => {
    expect(reachOf('umpire.example', '127.0.0.1', ADDRESSES)).toEqual({ hosts: ['umpire.example'], reach: 'network' })
    expect(reachOf('192.168.1.20:7400', '0.0.0.0', ADDRESSES)).toEqual({
      hosts: ['192.168.1.20:7400'],
      reach: 'network',
    })
  })
  test('are told to be of no use where the server listens to this machine only', () => {
    for (const host of ['127.0.0.1:7400', 'localhost:7400', '[::1]:7400', 'umpire.localhost:7400']) {
      expect(reachOf(host, '127.0.0.1', ADDRESSES)).toEqual({ hosts: [host], reach: 'this-machine' })
    }
  })
  test('go by the addresses of the machine where the game master came by its own, those of a home network first', () => {
    expect(reachOf('127.0.0.1:7400', '0.0.0.0', ADDRESSES)).toEqual({
      hosts: ['192.168.1.20:7400', '10.0.0.7:7400', '172.17.0.1:7400'],
      reach: 'network',
    })
    expect(reachOf('localhost', '::', ['10.0.0.7'])).toEqual({ hosts: ['10.0.0.7'], reach: 'network' })
  })
  test('stay where there is no network', () => {
    expect(reachOf('localhost:7400', '0.0.0.0', [])).toEqual({ hosts: ['localhost:7400'], reach: 'no-network' })
  })
})
