import { createFileRoute } from '@tanstack/react-router'
import { InformationPage } from '../features/information/information-page.tsx'
import { informationRoute } from '../features/information/information-route.ts'
import { content as termsContent } from '../features/information/terms/content.en.ts'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/terms-conditions')({
	...informationRoute('/terms-conditions'),
	component: Page,
})

function Page() {
	return <InformationPage content={useMessages(termsContent)} isPolicy isFolded />
}
