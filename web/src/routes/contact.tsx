import { createFileRoute } from '@tanstack/react-router'
import { contactContent } from '../features/information/contact/content.ts'
import { ContactFacts } from '../features/information/contact-facts.tsx'
import { ContactForm } from '../features/information/contact-form.tsx'
import { informationHead } from '../features/information/information-head.ts'
import { InformationPage } from '../features/information/information-page.tsx'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/contact')({
	head: ({ match }) => informationHead(match.context, '/contact'),
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	return (
		<InformationPage content={useMessages(contactContent)} hasContents={false}>
			<ContactFacts />
			<ContactForm send={(body) => api('POST /api/inquiry', { body })} />
		</InformationPage>
	)
}
