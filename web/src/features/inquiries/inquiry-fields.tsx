import { INQUIRY_MAX_LENGTH } from '@aravalli/shared/inquiries/inquiry'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import css from './inquiry-form.module.css'
import { inquiryMessages } from './messages.ts'

interface InquiryFieldsProps {
	/** What stands in the fields at first. */
	draft: Record<'name' | 'phone' | 'email' | 'message', string>
	/** Sentences by the name of the field. */
	errors: Partial<Record<string, string>>
}

export function InquiryFields({ draft, errors }: InquiryFieldsProps) {
	const m = useMessages(inquiryMessages)
	return (
		<>
			<Field label={m.name} error={errors.name}>
				{(control) => <input {...control} name="name" autoComplete="name" defaultValue={draft.name} required />}
			</Field>
			<Field label={m.phone} hint={m.phoneHint} error={errors.phone}>
				{(control) => <input {...control} type="tel" name="phone" autoComplete="tel" defaultValue={draft.phone} />}
			</Field>
			<Field label={m.email} error={errors.email}>
				{(control) => (
					<input {...control} type="email" name="email" autoComplete="email" defaultValue={draft.email} required />
				)}
			</Field>
			<Field label={m.message} error={errors.message}>
				{(control) => (
					<textarea
						{...control}
						className={classNames(control.className, css.message)}
						name="message"
						rows={4}
						maxLength={INQUIRY_MAX_LENGTH}
						defaultValue={draft.message}
						required
					/>
				)}
			</Field>
		</>
	)
}
