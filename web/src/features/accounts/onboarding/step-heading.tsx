import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import css from './onboarding.module.css'

export function StepHeading({ title, text }: { title: string; text: string }) {
	return (
		<>
			<ArrivingHeading as="h1" className={css.title}>
				{title}
			</ArrivingHeading>
			<p className={css.text}>{text}</p>
		</>
	)
}
