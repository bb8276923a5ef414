import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import cell from '../cell.module.css'
import { messages as deskMessages } from '../messages.en.ts'
import { type LineRow, readPoints, writePoints } from './place-rows.ts'
import css from './places-editor.module.css'

interface PointsCellProps {
	at: number
	points: LineRow['points']
	onWrite: (points: LineRow['points']) => void
	onFocus: () => void
}

/** Takes the course of a line, a point in each line of text. What is no point is not written, and stands there until it is corrected. */
export function PointsCell({ at, points, onWrite, onFocus }: PointsCellProps) {
	const m = useMessages(deskMessages)
	const [typed, setTyped] = useState<string | null>(null)
	const isRefused = typed !== null && readPoints(typed) === null
	const name = `english.lines.${at}.points`
	const change = (text: string) => {
		setTyped(text)
		const read = readPoints(text)
		if (read) onWrite(read)
	}
	return (
		<div className={cell.cell}>
			<span className={css.label} aria-hidden="true">
				{m.points}
			</span>
			<textarea
				name={name}
				className={cell.text}
				rows={2}
				dir="ltr"
				spellCheck={false}
				aria-label={m.points}
				aria-invalid={isRefused || undefined}
				aria-describedby={isRefused ? `${name}-refused` : undefined}
				value={typed ?? writePoints(points)}
				onFocus={onFocus}
				onChange={({ target }) => change(target.value)}
				onBlur={() => !isRefused && setTyped(null)}
			/>
			{isRefused && (
				<span id={`${name}-refused`} className={cell.over}>
					{m.noPoints}
				</span>
			)}
		</div>
	)
}
