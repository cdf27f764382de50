import type { Locator } from '@playwright/test'

/** Puts the caret behind so many characters of a field, and another one in the place of the last of them. */
export async function repairAt(field: Locator, position: number, character: string): Promise<void> {
  await field.press('Home')
  for (let step = 0; step < position; step++) await field.press('ArrowRight')
  await field.press('Backspace')
  await field.press(character)
}
