import type { RefusalCode, RefusalView } from '@umpire/protocol'

/** A command that was not done: a code for programs, a sentence for people, the rule in the way if one is. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly rule: string | undefined

  constructor(code: RefusalCode, message: string, rule?: string) {
    super(message)
    this.name = 'Refused'
    this.code = code
    this.rule = rule
  }

  get view(): RefusalView {
    const { code, message, rule } = this
    return rule === undefined ? { code, message } : { code, message, rule }
  }
}
