import { MEDIA_NAME_MAX } from '@aravalli/shared/media/media'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { AltFields, isAltTooLong } from '../alt-fields.tsx'
import { messages as mediaMessages } from '../messages.en.ts'
import { type Media, refreshMedia } from '../queries.ts'
import css from './media-details.module.css'

type Name = 'name' | 'alt.english' | 'alt.hindi'

interface MediaTextsFormProps {
	api: ApiClient
	media: Media
	/** Something is typed that is not saved. */
	isChanged: boolean
	onChanged: (isChanged: boolean) => void
}

/** Has an editor change what a picture is called, and what is said to those who do not see it. */
export function MediaTextsForm({ api, media, isChanged, onChanged }: MediaTextsFormProps) {
	const m = useMessages(mediaMessages)
	const queryClient = useQueryClient()
	const { show } = useToast()
	const { form, problems, refused, failure, isSending } = useForm<Name, 'noName' | 'nameTooLong' | 'altTooLong'>({
		check: (values) => ({
			name: values.name.trim() === '' ? 'noName' : values.name.trim().length > MEDIA_NAME_MAX ? 'nameTooLong' : null,
			'alt.english': isAltTooLong(values['alt.english']) ? 'altTooLong' : null,
			'alt.hindi': isAltTooLong(values['alt.hindi']) ? 'altTooLong' : null,
		}),
		async send(values) {
			const body = { name: values.name, alt: { english: values['alt.english'], hindi: values['alt.hindi'] } }
			await api('PATCH /api/admin/media/:id', { params: { id: media.id }, body })
			onChanged(false)
			show({ title: m.details.saved, kind: 'ok' })
			void refreshMedia(queryClient)
		},
	})
	const sentences = { noName: m.details.noName, nameTooLong: m.details.nameTooLong, altTooLong: m.alt.tooLong }
	const errorOf = (name: Name) => (problems[name] ? sentences[problems[name]] : refused[name])
	return (
		<form
			{...form}
			className={css.part}
			onInput={(event) => {
				form.onInput(event)
				onChanged(true)
			}}
		>
			<AltFields alt={media.alt} errorOf={errorOf} />
			<p className={css.aside}>{m.alt.hint}</p>
			<Field label={m.details.name} error={errorOf('name')}>
				{(control) => <input {...control} name="name" defaultValue={media.name} autoComplete="off" />}
			</Field>
			<FormFailure message={failure && (failure === 'away' ? m.details.failed : failure.message)} />
			<div className={css.row}>
				<Button type="submit" variant="primary" isBusy={isSending} busyLabel={m.details.saving}>
					{m.details.save}
				</Button>
				<span role="status" className={css.aside}>
					{isChanged && m.details.changed}
				</span>
			</div>
		</form>
	)
}
