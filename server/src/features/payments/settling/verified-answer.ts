import type { Bilingual, Language } from '@aravalli/shared/language'
import type { PaymentSuccess } from '@aravalli/shared/payments/contract'

/** Are what the buyer is told about the money beside the data; a paid order speaks for itself. */
const sentences: Record<'confirming' | 'refunding', Bilingual> = {
	confirming: {
		english: 'Payment received, confirming. Do not pay again.',
		hindi: 'भुगतान मिल गया है, पुष्टि हो रही है। दोबारा भुगतान न करें।',
	},
	refunding: {
		english: 'Your payment came after this was gone. Your money is being returned to you.',
		hindi: 'आपका भुगतान तब आया जब यह उपलब्ध नहीं था। आपकी राशि लौटाई जा रही है।',
	},
}

export function verifiedAnswer(data: PaymentSuccess, language: Language): { data: PaymentSuccess; message?: string } {
	return data.state === 'paid' ? { data } : { data, message: sentences[data.state][language] }
}
