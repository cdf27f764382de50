import type { UnitOfWork } from '#application/ports/unit_of_work.ts'

class DryRun extends Error {}

/** Returns the result of `work` and rolls back everything it wrote, jobs and audit entries included. */
export async function inDryRun<Answer>(unitOfWork: UnitOfWork, work: () => Promise<Answer>): Promise<Answer> {
  let answer: { value: Answer } | null = null
  try {
    await unitOfWork.run(async () => {
      answer = { value: await work() }
      throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return answered(answer)
}

function answered<Answer>(answer: { value: Answer } | null): Answer {
  if (!answer) throw new Error('The dry run ended without an answer.')
  return answer.value
}
