import Link from 'next/link'
import { DifficultyBadge } from './difficulty-badge.jsx'
import { calendarIcon, clockIcon, penLineIcon } from './icons.js'
import { Icon } from './line-icon.jsx'
import css from './question-card.module.css'

const shownTags = 3
const dayFormat = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

export function QuestionCard({ question, number }) {
	const facts = [
		[clockIcon, `${question.timeLimit} min`],
		[penLineIcon, `${question.wordLimit} words`],
		[calendarIcon, dayFormat.format(new Date(question.publicationDate))],
	]
	return (
		<li className={css.card}>
			<span className={css.number}>{`Q.${number}`}</span>
			<div className={css.body}>
				<div className={css.header}>
					<DifficultyBadge level={question.difficulty} />
					<span>{question.subCategory}</span>
				</div>
				<h2 className={css.text}>
					<Link className={css.link} href={`/${question.questionId}`}>
						{question.questionText}
					</Link>
				</h2>
				<ul className={css.row}>
					{facts.map(([icon, text]) => (
						<li key={icon} className={css.fact}>
							<Icon path={icon} className={css.icon} />
							{text}
						</li>
					))}
				</ul>
				<Tags tags={question.tags} />
			</div>
			<div className={css.marks}>
				<b>{question.marks}</b> <span>marks</span>
			</div>
		</li>
	)
}

function Tags({ tags }) {
	if (tags.length === 0) return null
	return (
		<ul className={css.list} aria-label="Tags">
			{tags.slice(0, shownTags).map((tag) => (
				<li key={tag}>
					<span className={css.tag}>{tag}</span>
				</li>
			))}
			{tags.length > shownTags && <li className={css.more}>{`+${tags.length - shownTags} more`}</li>}
		</ul>
	)
}
