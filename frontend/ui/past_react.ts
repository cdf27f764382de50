/**
 * An input for a library that writes its value by itself. React takes what is written to the element as already known
 * and swallows the event that follows, so the form would keep the text of before; what is written to this one is news
 * (https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/client/inputValueTracking.js).
 */
export function pastReact(element: HTMLInputElement): HTMLInputElement {
  return new Proxy(element, {
    get(target, name) {
      const held: unknown = Reflect.get(target, name, target)
      return typeof held === 'function' ? held.bind(target) : held
    },
    set: (target, name, value) =>
      Reflect.set(name === 'value' ? HTMLInputElement.prototype : target, name, value, target),
  })
}
