import { num, oneOf, rule } from '@umpire/engine'

/**
 * Points that are divided are worked on the magnitude: down is toward zero, up is away from it, so that advantages and
 * disadvantages cost alike.
 */
export const rounding = rule(
  {
    id: 'gurps.convention.rounding',
    title: 'Rounding when the book is silent',
    lines: '414-424, 492, 1493, 1585, 1601',
    given: { value: num(), divide_by: num({ min: 1 }), rounding: oneOf('down', 'up') },
    gives: 'result',
  },
  (x, why) => {
    const sign = x.value < 0 ? -1 : 1
    const whole = why.round('without its sign', Math.abs(x.value) / x.divide_by, x.rounding)
    // Never −0, which is not the 0 it looks like.
    return whole === 0 ? 0 : sign * whole
  },
)
