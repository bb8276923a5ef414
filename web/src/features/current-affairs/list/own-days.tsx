import { addDays } from '@aravalli/shared/india-time'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Field } from '#web/ui/field.tsx'
import { listLink, listPath } from '../links.ts'
import type { ArticleSearch } from '../list-search.ts'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import css from './date-filter.module.css'
import { rangeProblems } from './own-range.ts'

/**
 * Takes two days of one's own. It is an ordinary form without JavaScript; what was typed stays, also when it is no
 * date.
 */
export function OwnDays({ list }: { list: ArticleSearch }) {
	const m = useMessages(currentAffairsMessages)
	const navigate = useNavigate()
	const problems = rangeProblems(list)
	const errorOf = (path: 'start' | 'end') => {
		const problem = problems.find((candidate) => candidate.path === path)
		return problem && m.rangeProblems[problem.code]
	}
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const form = new FormData(event.currentTarget)
		const given = { start: String(form.get('start') ?? ''), end: String(form.get('end') ?? '') }
		const { category } = list
		void navigate({ ...listLink({ ...(category && { category }), date: 'custom', ...given }), resetScroll: false })
	}
	return (
		<form action={listPath} className={css.form} onSubmit={submit} noValidate>
			{list.category && <input type="hidden" name="category" value={list.category} />}
			<input type="hidden" name="date" value="custom" />
			{(['start', 'end'] as const).map((name) => (
				<Field key={name} label={name === 'start' ? m.from : m.to} error={errorOf(name)}>
					{(control) => (
						<input
							{...control}
							key={list[name]}
							name={name}
							type={inputType(list[name])}
							defaultValue={list[name] ?? ''}
						/>
					)}
				</Field>
			))}
			<button type="submit" className={buttonClass({ variant: 'primary' })}>
				{m.apply}
			</button>
		</form>
	)
}

/** A date field would show nothing of what is no date: whoever wrote it into the address is to see it. */
function inputType(given = ''): 'date' | 'text' {
	return given === '' || addDays(given, 0) === given ? 'date' : 'text'
}
