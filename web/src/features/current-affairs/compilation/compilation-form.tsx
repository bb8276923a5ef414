import { formatMonth } from '@aravalli/shared/format-month'
import { isLanguage } from '@aravalli/shared/language'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { type ApiClient, ApiError, apiQuery } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Segments } from '#web/ui/segments.tsx'
import css from './compilation-form.module.css'
import { CompilationState } from './compilation-state.tsx'
import { messages as compilationMessages } from './messages.en.ts'
import { useCompilation } from './use-compilation.ts'

/** Each language is named in itself, and the names are never translated. */
const languageOptions = [
	{ value: 'hindi', label: 'हिंदी', lang: 'hi' },
	{ value: 'english', label: 'English', lang: 'en' },
]

/** Asks which month, and in which language; then it says how far the file is. */
export function CompilationForm({ api }: { api: ApiClient }) {
	const m = useMessages(compilationMessages)
	const language = useLanguage()
	const { data, error, isFetching, refetch } = useQuery(apiQuery(api, 'GET /api/current-affairs/months'))
	const compilation = useCompilation(api)
	if (error && !data) {
		const message = (error instanceof ApiError && error.message) || m.failed
		return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />
	}
	if (!data) return <LoadingSheet isPart />
	if (data.data.length === 0) return <p className={css.none}>{m.noMonths}</p>

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = new FormData(event.currentTarget)
		const lang = form.get('lang')
		void compilation.ask({ month: String(form.get('month')), lang: isLanguage(lang) ? lang : language })
	}
	return (
		<div className={css.whole}>
			<form className={css.form} onSubmit={submit}>
				<Field label={m.month}>
					{(control) => (
						<select {...control} name="month">
							{data.data.map(({ month, articles }) => (
								<option key={month} value={month}>
									{m.monthOption(formatMonth(month, language), articles)}
								</option>
							))}
						</select>
					)}
				</Field>
				<Segments label={m.language} name="lang" options={languageOptions} defaultValue={language} />
				<Button type="submit" variant="primary" isBusy={compilation.isBusy} busyLabel={m.making}>
					{m.make}
				</Button>
			</form>
			<CompilationState {...compilation} />
		</div>
	)
}
