/** The time that people have to answer, where the game master set one. */
import type { Table } from '@umpire/table'

interface Deadline {
  readonly at: number
  readonly timer: NodeJS.Timeout
}

export class Deadlines {
  readonly #all = new Map<string, Deadline>()
  readonly #passed: (scene: string, question: string) => void

  constructor(passed: (scene: string, question: string) => void) {
    this.#passed = passed
  }

  until(question: string): number | undefined {
    return this.#all.get(question)?.at
  }

  /** Keeps the clocks of questions that stand, starts those of new ones, and forgets the rest. */
  follow(table: Table): void {
    const { settings, game } = table.data
    const scene = game.shown
    const standing = new Set<string>()
    if (settings.timer !== null && scene !== null && game.scenes[scene]?.ended === false) {
      const live = table.scene(scene)
      for (const asking of live.asking) {
        const { question } = asking
        // Dice that people throw are waited for; and the program waits after an undo, though it would know what to choose.
        if (question.kind === 'roll' || table.dialOf(question.who, live) === 'do') continue
        standing.add(table.questionId(scene, asking))
      }
    }
    for (const [question, { timer }] of this.#all) {
      if (standing.has(question)) continue
      clearTimeout(timer)
      this.#all.delete(question)
    }
    if (settings.timer === null || scene === null) return
    const milliseconds = settings.timer * 1000
    for (const question of standing) {
      if (this.#all.has(question)) continue
      const timer = setTimeout(() => this.#passed(scene, question), milliseconds)
      this.#all.set(question, { at: Date.now() + milliseconds, timer })
    }
  }
  clear(): void {
    for (const { timer } of this.#all.values()) clearTimeout(timer)
    this.#all.clear()
  }
}
