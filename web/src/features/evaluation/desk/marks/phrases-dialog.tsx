import type { ReadyPhrase } from '@aravalli/shared/evaluation/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiClient, ApiError, apiQuery } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import { Button } from '#web/ui/button.tsx'
import { WideDialog } from '#web/ui/editing/wide-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { plusIcon, trashIcon } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/toast.tsx'
import { arrowUpIcon } from '../icons.ts'
import { messages as deskMessages } from '../messages.en.ts'
import css from './phrases-dialog.module.css'

interface PhrasesDialogProps {
	api: ApiClient
	phrases: readonly ReadyPhrase[]
	onClose: () => void
}

const MOST_PHRASES = 60
const MOST_CHARACTERS = 200

/** Has an evaluator write the phrases that she says often, in both languages. */
export function PhrasesDialog({ api, phrases, onClose }: PhrasesDialogProps) {
	const { phrases: m, trouble } = useMessages(deskMessages)
	const [rows, setRows] = useState(() => [...phrases])
	const [isSaving, setIsSaving] = useState(false)
	const queryClient = useQueryClient()
	const { show } = useToast()
	const change = (index: number, changes: Partial<ReadyPhrase>) =>
		setRows(rows.map((row, place) => (place === index ? { ...row, ...changes } : row)))
	const moveUp = (index: number) => {
		const moved = rows.filter((_, place) => place !== index)
		const row = rows[index]
		if (row) setRows([...moved.slice(0, index - 1), row, ...moved.slice(index - 1)])
	}

	async function save() {
		setIsSaving(true)
		try {
			const sent = rows.map(({ english, hindi }) => ({ english, hindi }))
			const stored = await api('PUT /api/admin/daily-evaluation/phrases', { body: { phrases: sent } })
			queryClient.setQueryData(apiQuery(api, 'GET /api/admin/daily-evaluation/phrases').queryKey, stored)
			show({ title: m.saved, kind: 'ok' })
			onClose()
		} catch (error) {
			show({ title: (error instanceof ApiError && error.message) || trouble.failed, kind: 'error' })
			setIsSaving(false)
		}
	}

	return (
		<WideDialog title={m.title} onClose={onClose}>
			<div className={css.phrases}>
				<p>{m.text}</p>
				<ol className={css.list}>
					{rows.map((row, index) => (
						<li key={row.phraseId} className={css.row}>
							<PhraseField
								label={`${m.phrase(index + 1)}, ${m.hindi}`}
								lang="hi"
								value={row.hindi}
								onChange={(hindi) => change(index, { hindi })}
							/>
							<PhraseField
								label={`${m.phrase(index + 1)}, ${m.english}`}
								lang="en"
								value={row.english}
								onChange={(english) => change(index, { english })}
							/>
							<span className={css.tools}>
								<IconButton
									icon={arrowUpIcon}
									label={m.up(index + 1)}
									aria-disabled={index === 0}
									onClick={() => index > 0 && moveUp(index)}
								/>
								<IconButton
									icon={trashIcon}
									label={m.remove(index + 1)}
									onClick={() => setRows(rows.filter((_, place) => place !== index))}
								/>
							</span>
						</li>
					))}
				</ol>
				<div className={css.actions}>
					<Button
						isCompact
						icon={plusIcon}
						aria-disabled={rows.length >= MOST_PHRASES}
						onClick={() =>
							rows.length < MOST_PHRASES && setRows([...rows, { phraseId: newSendKey(), english: '', hindi: '' }])
						}
					>
						{m.add}
					</Button>
					<Button variant="primary" isBusy={isSaving} busyLabel={m.saving} onClick={() => void save()}>
						{m.save}
					</Button>
				</div>
			</div>
		</WideDialog>
	)
}

interface PhraseFieldProps {
	label: string
	lang: string
	value: string
	onChange: (value: string) => void
}

function PhraseField({ label, lang, value, onChange }: PhraseFieldProps) {
	return (
		<input
			className={css.field}
			lang={lang}
			aria-label={label}
			placeholder={label.split(', ').at(-1)}
			maxLength={MOST_CHARACTERS}
			value={value}
			onChange={({ target }) => onChange(target.value)}
		/>
	)
}
