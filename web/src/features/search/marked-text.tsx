import type { SearchHit } from '@aravalli/shared/search/contract'
import { Fragment } from 'react'
import css from './marked-text.module.css'

interface MarkedTextProps {
	text: string
	marks: SearchHit['titleMarks']
}

/** Shows a text in which the words that were searched for stand out. */
export function MarkedText({ text, marks }: MarkedTextProps) {
	return (
		<>
			{marks.map(({ start, end }, index) => (
				<Fragment key={start}>
					{text.slice(marks[index - 1]?.end ?? 0, start)}
					<mark className={css.mark}>{text.slice(start, end)}</mark>
				</Fragment>
			))}
			{text.slice(marks.at(-1)?.end ?? 0)}
		</>
	)
}
