import { createFileRoute } from '@tanstack/react-router'
import { content as aboutContent } from '../features/information/about/content.en.ts'
import { InformationPage } from '../features/information/information-page.tsx'
import { informationRoute } from '../features/information/information-route.ts'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/about')({
	...informationRoute('/about'),
	component: Page,
})

function Page() {
	return <InformationPage content={useMessages(aboutContent)} />
}
