'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import button from './button.module.css'
import { searchIcon } from './icons.js'
import { Icon } from './line-icon.jsx'
import css from './question-search.module.css'

export function QuestionSearch() {
	const id = useId()
	const router = useRouter()
	const submit = (event) => {
		event.preventDefault()
		router.push(`/?search=${encodeURIComponent(new FormData(event.currentTarget).get('search'))}`)
	}
	return (
		<search>
			<form className={css.form} action="/" method="get" onSubmit={submit}>
				<div className={css.box}>
					<Icon path={searchIcon} className={css.icon} />
					<label htmlFor={id} className="visuallyHidden">
						Search questions
					</label>
					<input
						id={id}
						className={css.input}
						type="search"
						name="search"
						defaultValue=""
						placeholder="Search questions"
						maxLength={200}
						dir="ltr"
						autoComplete="off"
						enterKeyHint="search"
					/>
				</div>
				<button type="submit" className={`${button.button} ${button.primary}`}>
					Search
				</button>
			</form>
		</search>
	)
}
