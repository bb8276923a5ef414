import type { Evaluator } from '@aravalli/shared/evaluation/evaluators-contract'
import { type FormEvent, useState } from 'react'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import css from './evaluators-page.module.css'
import { messages as evaluatorsMessages } from './messages.en.ts'

interface QuotaFormProps {
	api: ApiClient
	evaluator: Evaluator
	onSaved: () => void
}

const MOST = 500

/** Sets how many copies somebody returns a day at most. */
export function QuotaForm({ api, evaluator: { userId, name, daily }, onSaved }: QuotaFormProps) {
	const m = useMessages(evaluatorsMessages)
	const { show } = useToast()
	const [text, setText] = useState(String(daily))
	const [isSaving, setIsSaving] = useState(false)
	const isChanged = text !== String(daily)

	async function save(event: FormEvent) {
		event.preventDefault()
		if (isSaving || !isChanged) return
		if (!/^\d{1,3}$/.test(text) || Number(text) > MOST) return show({ title: m.invalid, kind: 'error' })
		setIsSaving(true)
		try {
			const body = { daily: Number(text) }
			const { data } = await api('PUT /api/admin/evaluators/:userId', { params: { userId }, body })
			show({ title: m.saved(name, data.daily), kind: 'ok' })
			onSaved()
		} catch (error) {
			show({ title: (error instanceof ApiError && error.message) || m.failed, kind: 'error' })
		} finally {
			setIsSaving(false)
		}
	}

	return (
		<form className={css.quota} onSubmit={(event) => void save(event)}>
			<input
				className={css.number}
				inputMode="numeric"
				aria-label={m.daily(name)}
				value={text}
				onChange={({ target }) => setText(target.value.trim())}
			/>
			<Button type="submit" isCompact aria-label={m.saveFor(name)} aria-disabled={!isChanged || isSaving}>
				{m.save}
			</Button>
		</form>
	)
}
