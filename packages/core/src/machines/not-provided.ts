import { fromPromise, type PromiseActorLogic } from 'xstate'

/** An actor that the application gives. Until then each start fails by name, which is a fault of the program. */
export const notProvided = <Input, Output>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" was not provided.`)))
