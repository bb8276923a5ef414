import type { Bilingual } from '@aravalli/shared/language'
import { refundTerms } from '@aravalli/shared/policy-terms'

const { from, to } = refundTerms.reviewBusinessDays

export const refundAsked: Bilingual = {
	english: `We’ve got your refund request. We’ll answer within ${from} to ${to} business days.`,
	hindi: `धनवापसी का आपका अनुरोध हमें मिल गया है। हम ${from} से ${to} कार्य दिवसों में उत्तर देंगे।`,
}
