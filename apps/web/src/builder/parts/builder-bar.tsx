/** What every builder has along its top: undo and redo, files in and out, paper, and the way into a fight. */
import type { Json } from '@umpire/engine'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../api/api.ts'
import { saveFile } from '../../browser/save-file.ts'
import { PHONE, useMedia } from '../../browser/use-media.ts'
import { announce } from '../../elements/controls/announce.tsx'
import { Button, ToolButton } from '../../elements/controls/button.tsx'
import { MenuButton } from '../../elements/controls/menu-button.tsx'
import { dataIn, useFiles } from '../../elements/fields/file-button.tsx'
import { Problem } from '../../elements/message/problem.tsx'
import { printForm } from '../print-form.ts'
import type { Build } from '../use-build.ts'
import { builderWords as text } from '../words.ts'

export interface BuilderBarProps<T extends Json> {
  readonly system: string
  readonly build: Build<T>
  /** Of the file it is saved in. */
  readonly name: string
  /** The file, as it is saved and printed, where it is not what is being built as it stands. */
  readonly fileOf?: (now: T) => Json | Promise<Json>
  /** @throws with a sentence, if what is in a file cannot be used */
  readonly onOpen: (value: unknown) => void | Promise<void>
  readonly onNew: () => void
  readonly onFight: () => void | Promise<void>
  /** What this builder has to begin from, and of its own. */
  readonly children?: ReactNode
}

const fileName = (name: string): string => `${name.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-') || text.nameless}.json`

export function BuilderBar<T extends Json>(props: BuilderBarProps<T>) {
  const { system, build, name, fileOf, onOpen, onNew, onFight, children } = props
  const [wrong, setWrong] = useState<string>()
  const tried = async (act: () => unknown): Promise<void> => {
    try {
      await act()
      setWrong(undefined)
    } catch (error) {
      setWrong(messageOf(error))
      announce(messageOf(error), 'assertive')
    }
  }
  const open = async ([chosen]: readonly File[]): Promise<void> => {
    if (chosen === undefined) return
    const value = await dataIn(chosen)
    if (value === undefined) throw new Error(text.noFile(chosen.name))
    await onOpen(value)
  }
  const fileNow = async (): Promise<Json> => (fileOf === undefined ? build.now : await fileOf(build.now))
  const save = async (): Promise<void> => {
    saveFile(fileName(name), `${JSON.stringify(await fileNow(), undefined, 2)}\n`)
  }
  const phone = useMedia(PHONE)
  const files = useFiles({ label: text.open, onRead: chosen => void tried(() => open(chosen)) })
  const ways = [
    { id: 'new', label: text.new, icon: 'plus', act: onNew },
    { id: 'open', label: text.open, icon: 'file', act: files.ask },
    { id: 'save', label: text.save, icon: 'file', act: () => void tried(save) },
    { id: 'print', label: text.print, icon: 'print', act: () => void tried(() => printForm(system, fileNow())) },
  ] as const
  return (
    <div className="builder-bar">
      <div className="row">
        <ToolButton icon="undo" label={text.undo} disabled={build.undo === undefined} onPress={() => build.undo?.()} />
        <ToolButton icon="redo" label={text.redo} disabled={build.redo === undefined} onPress={() => build.redo?.()} />
        {phone ? (
          <MenuButton
            shown
            icon="file"
            label={text.file}
            className="button button-small"
            items={ways}
            onChoose={id => ways.find(way => way.id === id)?.act()}
          />
        ) : (
          ways.map(({ id, label, icon, act }) => (
            <Button key={id} small icon={icon} onPress={act}>
              {label}
            </Button>
          ))
        )}
        {files.input}
        <span className="builder-own">{children}</span>
        <span className="push">
          <Button small kind="primary" onPress={() => void tried(onFight)}>
            {text.fight}
          </Button>
        </span>
      </div>
      {wrong !== undefined && <Problem>{wrong}</Problem>}
    </div>
  )
}
