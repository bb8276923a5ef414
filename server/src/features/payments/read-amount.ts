import { AppError } from '@aravalli/shared/errors'
import { type Paise, paiseOfRupees } from '@aravalli/shared/money'

/** @throws AppError `request.invalid` for what is no amount of money */
export function readAmount(rupees: number, path = 'amount'): Paise {
	const amount = paiseOfRupees(rupees)
	if (amount === null) throw new AppError('request.invalid', {}, [{ path, code: 'amount' }])
	return amount
}
