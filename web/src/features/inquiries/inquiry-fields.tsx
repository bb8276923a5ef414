import { EMAIL_MAX_LENGTH } from '@aravalli/shared/email'
import { INQUIRY_MAX_LENGTH } from '@aravalli/shared/inquiries/inquiry'
import { NAME_MAX_LENGTH } from '@aravalli/shared/person-name'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import type { Inquiry, InquiryField } from './check-inquiry.ts'
import css from './inquiry-form.module.css'
import { messages as inquiryMessages } from './messages.en.ts'

interface InquiryFieldsProps {
	/** The fields begin with this. */
	draft: Inquiry
	errorOf: (field: InquiryField) => string | undefined
}

export function InquiryFields({ draft, errorOf }: InquiryFieldsProps) {
	const m = useMessages(inquiryMessages)
	return (
		<>
			<Field label={m.name} error={errorOf('name')}>
				{(control) => (
					<input
						{...control}
						name="name"
						autoComplete="name"
						maxLength={NAME_MAX_LENGTH}
						defaultValue={draft.name}
						required
					/>
				)}
			</Field>
			<div className={css.pair}>
				<Field label={m.email} hint={m.emailHint} error={errorOf('email')}>
					{(control) => (
						<input
							{...control}
							type="email"
							name="email"
							autoComplete="email"
							maxLength={EMAIL_MAX_LENGTH}
							defaultValue={draft.email}
							required
						/>
					)}
				</Field>
				<Field label={m.phone} hint={m.phoneHint} error={errorOf('phone')}>
					{(control) => (
						<input {...control} type="tel" name="phone" autoComplete="tel" maxLength={20} defaultValue={draft.phone} />
					)}
				</Field>
			</div>
			<Field label={m.message} hint={m.messageHint} error={errorOf('message')}>
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
