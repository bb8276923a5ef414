import type { ResultPart } from '@aravalli/shared/mock-tests/contract'
import { type ReactNode, useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { clockText } from '../hall/hall-clock.ts'
import { marksText, totalText } from '../marks-text.ts'
import { messages as resultMessages } from './messages.en.ts'
import css from './parts-table.module.css'
import view from './test-result-view.module.css'

interface PartsTableProps {
	title: string
	/** Says what a row is. */
	name: string
	/** `number` is that of a place in the picture above. */
	parts: readonly (ResultPart & { key: string; number?: number })[]
	/** Is closed at first, because it is long. */
	isFolded?: boolean
	/** Stands between the title and the table. */
	children?: ReactNode
}

/** Shows marks, answers and time by part of the paper. */
export function PartsTable({ title, name, parts, isFolded, children }: PartsTableProps) {
	const m = useMessages(resultMessages)
	const id = useId()
	if (parts.length === 0) return null
	return (
		<section aria-labelledby={id} className={view.section}>
			<h2 id={id}>{title}</h2>
			{children && <div>{children}</div>}
			<Sheet>
				{isFolded ? (
					<div className={css.folded}>
						<Disclosure showLabel={m.showParts(parts.length)} hideLabel={m.hideParts}>
							<Table {...{ id, name, parts }} />
						</Disclosure>
					</div>
				) : (
					<Table {...{ id, name, parts }} />
				)}
			</Sheet>
		</section>
	)
}

function Table({ id, name, parts }: Pick<PartsTableProps, 'name' | 'parts'> & { id: string }) {
	const m = useMessages(resultMessages)
	return (
		<table className={css.table} aria-labelledby={id}>
			<thead>
				<tr>
					{[name, m.marks, m.right, m.wrong, m.notAttemptedShort, m.blank, m.time].map((head) => (
						<th key={head} scope="col">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{parts.map((part) => (
					<tr key={part.key}>
						<th scope="row">
							{part.number && <span className={css.number}>{part.number}</span>} {part.name || m.noTopic}
						</th>
						<td data-name={m.marks} className={css.marks}>
							{m.marksOf(marksText(part.marksHundredths), totalText(part.maxHundredths))}
						</td>
						<td data-name={m.right}>{part.right}</td>
						<td data-name={m.wrong}>{part.wrong}</td>
						<td data-name={m.notAttemptedShort}>{part.notAttempted}</td>
						<td data-name={m.blank}>{part.blank}</td>
						<td data-name={m.time}>{clockText(part.spentSeconds * 1000)}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
