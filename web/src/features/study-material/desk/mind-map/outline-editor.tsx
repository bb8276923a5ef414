import type { Language } from '@aravalli/shared/language'
import { nodeNumbers } from '@aravalli/shared/study-material/node-numbers'
import { useRef } from 'react'
import type { Editing } from '#web/content/desk/editor/editing.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import { Beside } from '../beside.tsx'
import { GapJump } from '../gap-jump.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import { LiveMap } from './live-map.tsx'
import css from './outline-editor.module.css'
import { OutlineRow, type RowErrors } from './outline-row.tsx'
import type { OutlineRow as Row } from './outline-rows.ts'
import { OutlineTools } from './outline-tools.tsx'
import { useOutline } from './use-outline.ts'
import { useRowSteps } from './use-row-steps.ts'

const id = 'nodes'

/** Has an editor write a mind map as an outline, in both languages at once, with the map drawn beside it. */
export function OutlineEditor({ editing }: { editing: Editing }) {
	const m = useMessages(deskMessages)
	const pageLanguage = useLanguage()
	const list = useRef<HTMLOListElement>(null)
	const outline = useOutline(editing)
	const { rows, written, setWritten, write } = outline
	const steps = useRowSteps(list, outline)
	const numbers = nodeNumbers(rows)
	const errorsOf = (language: Language, at: number): RowErrors => ({
		label: editing.errorOf(`${language}.${id}.${at}.label`),
		note: editing.errorOf(`${language}.${id}.${at}.note`),
	})
	const label = editing.kind.texts[id]?.label[pageLanguage] ?? ''
	return (
		<Beside
			id={`${id}-title`}
			title={label}
			hint={m.outlineHint}
			language={written.language}
			notes={<OutlineNotes editing={editing} rows={rows} onGo={steps.focus} />}
			drawing={<LiveMap rows={rows} written={written} onPress={(at) => steps.go({ ...written, at })} />}
		>
			<OutlineTools
				rows={rows}
				at={written.at}
				number={numbers[written.at] ?? ''}
				onMove={steps.use}
				onNote={() => steps.go(written, 'note')}
			/>
			<ol ref={list} className={css.rows}>
				{placed(rows).map(({ row, at }) => (
					<OutlineRow
						key={at}
						at={at}
						row={row}
						number={numbers[at] ?? ''}
						isWritten={at === written.at}
						hasNote={at === steps.noteAt}
						englishErrors={errorsOf('english', at)}
						hindiErrors={errorsOf('hindi', at)}
						onEnter={setWritten}
						onWrite={write}
						onKey={steps.press}
					/>
				))}
			</ol>
		</Beside>
	)
}

/** A row is known by its place alone. */
const placed = (rows: readonly Row[]) => rows.map((row, at) => ({ row, at }))

interface OutlineNotesProps {
	editing: Editing
	rows: readonly Row[]
	onGo: (name: string) => void
}

/** Says what the outline lacks as a whole. */
function OutlineNotes({ editing: { errorOf }, rows, onGo }: OutlineNotesProps) {
	const both = ['english', 'hindi'] as const
	return both.map((language) => (
		<div key={language} className={css.notes}>
			<GapJump
				language={language}
				gaps={rows.flatMap((row, at) => (row[language].label.trim() === '' ? [`${language}.${id}.${at}.label`] : []))}
				onGo={onGo}
			/>
			<FieldError id={`${language}-${id}-error`} message={errorOf(`${language}.${id}`)} />
		</div>
	))
}
