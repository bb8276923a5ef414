import type { ReactNode, Ref } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { QuestionMarks, QuestionNumber } from './question-figures.tsx'
import css from './question-row.module.css'

interface QuestionRowProps {
	id?: string
	ref?: Ref<HTMLLIElement> | undefined
	className?: string | undefined
	/** Is the place in the whole list, from 1. */
	number: number
	/** Is the element that holds the number. */
	numberAs?: 'span' | 'h2'
	/** Is said after the number to those who go from heading to heading. */
	about?: string | undefined
	marks: number
	/** Stands below the marks. */
	underMarks?: ReactNode
	/** Says that it is the next one of a quiz. */
	isCurrent?: boolean
	children: ReactNode
}

/** Shows a question as it stands in the exam hall's book: number left of the margin line, marks at the side. */
export function QuestionRow(props: QuestionRowProps) {
	const {
		id,
		ref,
		className,
		number,
		numberAs: NumberTag = 'span',
		about,
		marks,
		underMarks,
		isCurrent = false,
		children,
	} = props
	return (
		<li
			id={id}
			ref={ref}
			className={classNames(css.row, isCurrent && css.current, className)}
			aria-current={isCurrent ? 'step' : undefined}
		>
			<NumberTag className={css.number}>
				<QuestionNumber of={number} />
				{about && <span className="visuallyHidden"> {about}</span>}
			</NumberTag>
			<div className={css.body}>{children}</div>
			<div className={css.marks}>
				<QuestionMarks of={marks} />
				{underMarks}
			</div>
		</li>
	)
}
