import type { ReactNode } from 'react'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { DataTable } from './data-table.tsx'
import type { InformationPart, Question } from './information-content.ts'
import { RichText } from './rich-text.tsx'
import css from './section-part.module.css'

/** Shows a paragraph, a list, a table or questions of a long text. */
export function SectionPart({ part, generated }: { part: InformationPart; generated: ReactNode }) {
	if (typeof part === 'string') {
		return (
			<p className={css.text}>
				<RichText>{part}</RichText>
			</p>
		)
	}
	if ('list' in part) return <TextList as="ul" items={part.list} />
	if ('steps' in part) return <TextList as="ol" items={part.steps} />
	if ('questions' in part) return <Questions questions={part.questions} />
	if ('generated' in part) return generated
	const { caption, head, rows } = part.table
	const cellsOf = (row: readonly string[]) => row.map((cell) => <RichText key={cell}>{cell}</RichText>)
	return (
		<DataTable caption={caption} head={head} rows={rows.map((row) => ({ key: row[0] ?? '', cells: cellsOf(row) }))} />
	)
}

function TextList({ as: List, items }: { as: 'ul' | 'ol'; items: readonly string[] }) {
	return (
		<List className={List === 'ul' ? css.list : css.steps}>
			{items.map((item) => (
				<li key={item}>
					<RichText>{item}</RichText>
				</li>
			))}
		</List>
	)
}

function Questions({ questions }: { questions: readonly Question[] }) {
	return (
		<Sheet>
			{questions.map(({ question, answer }) => (
				<div key={question} className={css.question}>
					<Disclosure showLabel={question}>
						<p className={css.answer}>
							<RichText>{answer}</RichText>
						</p>
					</Disclosure>
				</div>
			))}
		</Sheet>
	)
}
