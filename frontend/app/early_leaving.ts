/** What the document hears once React answers to what a person does. */
export const HYDRATED = 'hydrated'

/**
 * Whoever goes back to another address before React is there gets that page from the server, since this HTML is not its.
 * Runs before anything of the page is seen. The text never changes, since the content policy allows it by its hash.
 */
export const LEAVE_EARLY_SCRIPT = `(function(){
function address(){return location.pathname+location.search}
var shown=address();
function leave(event){if(address()===shown)return;
event.stopImmediatePropagation();document.documentElement.dataset.left='';location.reload()}
addEventListener('popstate',leave);
document.addEventListener('${HYDRATED}',function(){removeEventListener('popstate',leave)})})()`

/** Whether the document is about to make way for another one. */
export function isLeft(): boolean {
  return 'left' in document.documentElement.dataset
}
